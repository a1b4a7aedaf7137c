<?php
/**
 * The message of an empty list, with a drawing. $args: title; text, a further sentence; art ('chair' by default, 'search' or
 * 'comment'); home, whether a link leads to the home page.
 *
 * Twin: src/components/ui/empty/empty.tsx
 */

declare(strict_types=1);

$art = $args['art'] ?? 'chair';
?>
<div class="hien-empty<?php echo 'comment' === $art ? ' is-compact' : ''; ?>">
	<svg class="hien-empty__art" viewBox="0 0 104 104" fill="none" aria-hidden="true"><path d="M18 100V50a34 34 0 0 1 68 0v50Z" fill="var(--hien-surface-strong)"/><path d="M28 100V51a24 24 0 0 1 48 0v49Z" fill="var(--hien-surface)" stroke="var(--hien-line)" stroke-width="1.5"/><path d="M8 100h88" stroke="currentColor" stroke-width="3" stroke-linecap="round"/><g stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round">
	<?php if ( 'comment' === $art ) : ?>
		<path d="M38 52h28a3 3 0 0 1 3 3v18a3 3 0 0 1-3 3H50l-8 8v-8h-4a3 3 0 0 1-3-3V55a3 3 0 0 1 3-3Z" fill="var(--hien-accent-soft)"/><path d="M44 62h16M44 68h10"/>
	<?php elseif ( 'search' === $art ) : ?>
		<circle cx="50" cy="62" r="12" fill="var(--hien-accent-soft)"/><path d="m59 71 9 9"/>
	<?php else : ?>
		<path d="M40 100V86h24v14M44 86V72h16v14M52 40v9M47 49h10l3 9H44Z"/>
	<?php endif; ?>
	</g></svg>
	<p class="hien-empty__title"><?php echo hien_escape( $args['title'] ); ?></p>
	<?php if ( isset( $args['text'] ) ) : ?>
		<p class="hien-empty__text"><?php echo hien_escape( $args['text'] ); ?></p>
	<?php endif; ?>
	<?php if ( ! empty( $args['home'] ) ) : ?>
		<a class="hien-button is-soft" href="<?php echo esc_url( home_url( '/' ) ); ?>"><?php esc_html_e( 'Về trang chủ', 'hien' ); ?></a>
	<?php endif; ?>
</div>

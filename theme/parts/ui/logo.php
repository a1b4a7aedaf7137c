<?php
/**
 * The site's logo and name. $args: site (of the response `options`); label, its accessible name if that is not the site's name.
 *
 * Twin: src/components/ui/logo/logo.tsx
 */

declare(strict_types=1);

$site = $args['site'];
?>
<a class="hien-logo" href="<?php echo esc_url( home_url( '/' ) ); ?>"<?php echo isset( $args['label'] ) ? ' aria-label="' . hien_escape( $args['label'] ) . '"' : ''; ?>>
<?php if ( null === $site['logo'] ) : ?>
	<svg class="hien-logo__mark" viewBox="0 0 36 36" aria-hidden="true"><path d="M3 35V17a15 15 0 0 1 30 0v18a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1Z" fill="#17614a"/><path d="M9 36V17.5a9 9 0 0 1 18 0V36Z" fill="#f9e3b0"/><circle cx="20.5" cy="18" r="4.2" fill="#e08a3c"/><path d="M9 27q5-6 10-2.5T27 23v13H9Z" fill="#4f8b6b"/><path d="M9 32.5q6-3 18-2V36H9Z" fill="#123f32"/></svg>
<?php else : ?>
	<img class="hien-logo__mark" src="<?php echo esc_url( $site['logo'] ); ?>" alt="">
<?php endif; ?>
	<span><?php echo hien_escape( $site['name'] ); ?></span>
</a>

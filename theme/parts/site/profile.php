<?php
/**
 * The author of the site. $args: author, of the response `options`.
 *
 * Twin: src/components/site/profile/profile.tsx
 */

declare(strict_types=1);

$stats = [
	__( 'Thành viên', 'hien' ) => $args['members'],
	__( 'Bài viết', 'hien' )   => $args['posts'],
	__( 'Video', 'hien' )      => $args['videos'],
];
?>
<section class="hien-card hien-profile" aria-label="<?php esc_attr_e( 'Tác giả', 'hien' ); ?>">
	<div class="hien-profile__cover">
		<?php if ( null !== $args['cover'] ) : ?>
			<img src="<?php echo esc_url( $args['cover'] ); ?>" alt="" loading="lazy">
		<?php endif; ?>
	</div>
	<div class="hien-profile__body">
		<div class="hien-profile__avatar"><img src="<?php echo esc_url( $args['avt'] ); ?>" alt="" loading="lazy"></div>
		<h2 class="hien-profile__name"><?php echo hien_escape( $args['name'] ); ?><?php hien_icon( 'badge-check' ); ?></h2>
		<?php if ( [] !== $args['bio'] ) : ?>
			<p class="hien-profile__bio"><?php echo hien_escape( $args['bio'][0] ); ?></p>
		<?php endif; ?>
		<dl class="hien-profile__stats">
			<?php foreach ( $stats as $label => $value ) : ?>
				<div class="hien-profile__stat"><dt class="hien-profile__stat-label"><?php echo hien_escape( $label ); ?></dt><dd class="hien-profile__stat-value"><?php echo esc_html( hien_number( $value ) ); ?></dd></div>
			<?php endforeach; ?>
		</dl>
		<?php if ( [] !== $args['social'] ) : ?>
			<div class="hien-profile__social">
				<?php foreach ( $args['social'] as $network ) : ?>
					<?php /* translators: %s: name of a social network. */ ?>
					<a class="hien-icon-button is-filled" href="<?php echo esc_url( $network['url'] ); ?>" aria-label="<?php echo hien_escape( sprintf( __( '%s (trang ngoài)', 'hien' ), $network['name'] ) ); ?>" rel="me noopener external"><?php hien_icon_or( "brand-{$network['icon']}", 'globe' ); ?></a>
				<?php endforeach; ?>
			</div>
		<?php endif; ?>
	</div>
</section>

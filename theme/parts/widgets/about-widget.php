<?php
/**
 * The lines about the author, and a link to the page about the site. The first line is in the profile, so it is left out here unless it
 * is the only one. $args: author, of the response `options`.
 *
 * Twin: src/components/widgets/about-widget.tsx
 */

declare(strict_types=1);

$lines = count( $args['bio'] ) > 1 ? array_slice( $args['bio'], 1 ) : $args['bio'];
$head  = [
	'title' => __( 'Về tôi', 'hien' ),
	'more'  => [ __( 'Giới thiệu', 'hien' ), '/gioi-thieu' ],
];
?>
<section class="hien-card hien-widget">
	<?php get_template_part( 'parts/widgets/widget-head', null, $head ); ?>
	<?php if ( [] !== $lines ) : ?>
		<ul class="hien-about-list">
			<?php foreach ( $lines as $line ) : ?>
				<li class="hien-about-list__item"><?php echo hien_escape( $line ); ?></li>
			<?php endforeach; ?>
		</ul>
	<?php endif; ?>
</section>

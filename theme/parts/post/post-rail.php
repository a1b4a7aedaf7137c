<?php
/**
 * The column beside a post: a course, links to share the post, and a link to its comments. $args: the response of the post.
 *
 * Twin: src/components/post/post-rail.tsx
 */

declare(strict_types=1);

$courses  = hien_shell()['courses']['data'];
$course   = [] === $courses ? null : $courses[ $args['id'] % count( $courses ) ];
$count    = $args['comment_state']['count'];
$links    = hien_share_links( hien_url( $args['path'] ), $args['title'] );
$networks = [
	[ static fn() => hien_icon( 'brand-facebook' ), __( 'Chia sẻ lên Facebook', 'hien' ), $links['facebook'], ' rel="noopener external"' ],
	[ static fn() => hien_icon( 'brand-zalo' ), __( 'Chia sẻ qua Zalo', 'hien' ), $links['zalo'], ' rel="noopener external"' ],
	[ static fn() => hien_icon( 'mail' ), __( 'Gửi qua email', 'hien' ), $links['mail'], '' ],
];
?>
<aside class="hien-post__rail" aria-label="<?php esc_attr_e( 'Bên lề', 'hien' ); ?>"><div class="hien-rail">
	<?php if ( null !== $course ) : ?>
		<section class="hien-card hien-rail__course" aria-label="<?php esc_attr_e( 'Khóa học', 'hien' ); ?>">
			<p class="hien-rail__title"><?php echo hien_escape( hien_title( $course['text'] ) ); ?></p>
			<?php if ( '' !== $course['excerpt'] ) : ?>
				<p class="hien-rail__text hien-clamp-3"><?php echo hien_escape( $course['excerpt'] ); ?></p>
			<?php endif; ?>
			<?php get_template_part( 'parts/ui/price', null, $course ); ?>
			<a class="hien-button is-primary" href="<?php echo esc_url( hien_url( $course['path'] ) ); ?>"><?php esc_html_e( 'Xem khóa học', 'hien' ); ?></a>
		</section>
	<?php endif; ?>
	<div class="hien-rail__actions">
		<p class="hien-rail__label"><?php esc_html_e( 'Chia sẻ bài viết', 'hien' ); ?></p>
		<div class="hien-rail__share">
			<?php foreach ( $networks as [ $print_icon, $label, $url, $rel ] ) : ?>
				<a class="hien-icon-button is-filled" href="<?php echo esc_url( $url ); ?>" aria-label="<?php echo hien_escape( $label ); ?>" title="<?php echo hien_escape( $label ); ?>"<?php echo $rel; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- A constant above. ?>><?php $print_icon(); ?></a>
			<?php endforeach; ?>
		</div>
		<?php if ( $count > 0 && ! $args['protected'] ) : ?>
			<a class="hien-rail__comments" href="#comments"><?php hien_icon( 'message-square', 'is-small' ); ?><?php echo esc_html( hien_comment_count( $count ) ); ?></a>
		<?php endif; ?>
	</div>
</div></aside>

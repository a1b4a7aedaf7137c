<?php
/**
 * /khoa-hoc/{slug}: a course: its description and price.
 *
 * Twin: src/screens/course/course-screen.tsx
 */

declare(strict_types=1);

$course = $args['screen']->data['course'];
$entry      = [ 'title' => $course['text'] ] + $course;
$tile       = hien_tile_class( $course );
$shell      = hien_shell();
// A row of them.
$others = array_slice( array_filter( $shell['courses']['data'], static fn( array $other ): bool => $other['id'] !== $course['id'] ), 0, 2 );

get_template_part( 'parts/post/article', 'open', [ 'entry' => $entry, 'has_byline' => false ] );
?>
<div class="hien-cover hien-post__cover<?php echo esc_attr( $tile ); ?>"<?php echo '' === $tile ? '' : ' aria-hidden="true"'; ?>><?php hien_cover_image( $course, HIEN_ARTICLE_COVER, eager: true, described: true ); ?></div>
<div class="hien-card hien-course-offer">
	<div>
		<?php get_template_part( 'parts/ui/price', null, $course ); ?>
		<?php if ( null !== $course['sale_until'] ) : ?>
			<?php /* translators: %s: last day of a sale. */ ?>
			<p class="hien-meta"><?php echo esc_html( sprintf( __( 'Ưu đãi đến %s', 'hien' ), $course['sale_until'] ) ); ?></p>
		<?php endif; ?>
	</div>
	<div class="hien-course-offer__buttons">
	<?php get_template_part( 'parts/favorites/save-button', null, [ 'type' => 'courses' ] ); ?>
	<?php if ( null !== $course['link'] ) : ?>
		<?php $is_out = hien_is_external( $course['link'] ); ?>
		<a class="hien-button is-primary" href="<?php echo esc_url( $course['link'] ); ?>"<?php echo $is_out ? ' rel="noopener external"' : ''; ?>>
			<?php esc_html_e( 'Đăng ký học', 'hien' ); ?>
			<?php if ( $is_out ) : ?>
				<?php get_template_part( 'parts/ui/link/external-mark' ); ?>
			<?php endif; ?>
		</a>
	<?php endif; ?>
	</div>
</div>
<?php
hien_suspense_start();
get_template_part( 'parts/post/article', 'text', $entry );
hien_suspense_end();
?>
</div>
<div class="hien-post__after">
<?php hien_suspense_start(); ?>
<?php if ( [] !== $others ) : ?>
	<section class="hien-post__section" aria-label="<?php esc_attr_e( 'Khóa học khác', 'hien' ); ?>">
		<?php
		$all = [ __( 'Xem tất cả', 'hien' ), '/khoa-hoc', __( 'Xem tất cả khóa học', 'hien' ) ];
		get_template_part( 'parts/ui/section-head', null, [ 'title' => __( 'Khóa học khác', 'hien' ), 'more' => $all ] );
		?>
		<div class="hien-grid">
			<?php
			foreach ( $others as $other ) {
				get_template_part( 'parts/cards/course-card', null, [ 'entry' => $other, 'heading' => 'h3' ] );
			}
			?>
		</div>
	</section>
<?php endif; ?>
<p class="hien-course-ask"><a class="hien-button is-outline" href="<?php echo esc_url( hien_url( "/hoi-dap-{$shell['options']['handle']}" ) ); ?>"><?php esc_html_e( 'Hỏi đáp về khóa học', 'hien' ); ?></a></p>
<?php
hien_suspense_end();
get_template_part( 'parts/post/article', 'close' );

<?php
/**
 * Lists of posts, search results and 404 when the plugin is missing.
 */

declare(strict_types=1);

$heading = match ( true ) {
	is_404()    => __( 'Trang không tồn tại', 'hien' ),
	is_home()   => get_bloginfo( 'name', 'display' ),
	is_search() && '' === trim( get_search_query( false ) ) => __( 'Tìm kiếm', 'hien' ),
	/* translators: %s: what was searched for. */
	is_search() => sprintf( __( 'Kết quả tìm kiếm cho “%s”', 'hien' ), get_search_query( false ) ),
	default     => wp_strip_all_tags( get_the_archive_title() ),
};
?>
<div class="hien-post is-plain"><div class="hien-layout__main">
	<header class="hien-page-head">
		<h1 class="hien-page-head__title"><?php echo esc_html( $heading ); ?></h1>
	</header>
	<?php
	if ( is_search() || ! have_posts() ) {
		get_search_form( [ 'is_page' => true ] );
	}
	?>
	<?php if ( have_posts() ) : ?>
		<div class="hien-feed">
			<?php
			while ( have_posts() ) :
				the_post();
				$name = get_the_title() ?: __( '(Không có tiêu đề)', 'hien' );
				?>
				<article <?php post_class( 'hien-card hien-post-card' ); ?>>
					<?php the_post_thumbnail( 'large' ); ?>
					<div class="hien-post-card__body">
						<h2 class="hien-post-card__title"><a href="<?php the_permalink(); ?>"><?php echo esc_html( wp_strip_all_tags( $name ) ); ?></a></h2>
						<p class="hien-meta"><time datetime="<?php echo esc_attr( (string) get_the_date( DATE_ATOM ) ); ?>"><?php echo esc_html( (string) get_the_date( 'd/m/Y' ) ); ?></time></p>
						<div class="hien-post-card__excerpt"><?php the_excerpt(); ?></div>
					</div>
				</article>
			<?php endwhile; ?>
		</div>
		<?php the_posts_pagination( [ 'class' => 'hien-pagination' ] ); ?>
	<?php else : ?>
		<p><?php esc_html_e( 'Không tìm thấy bài nào. Bạn thử từ khóa khác nhé.', 'hien' ); ?></p>
	<?php endif; ?>
</div></div>

<?php
/**
 * /?s=: the results of a search.
 *
 * Twin: src/screens/search/search-screen.tsx
 */

declare(strict_types=1);

$screen   = $args['screen'];
$list = $screen->data['results'];
$query    = $screen->params['search'];

get_template_part(
	'parts/ui/page-head',
	null,
	[ 'title' => $screen->params['heading'], 'text' => '' === $query ? '' : hien_result_count( $list['count'] ) ]
);
get_search_form( [ 'is_page' => true ] );
if ( [] === $list['data'] ) {
	?>
	<section class="hien-card">
		<?php
		$words = '' === $query
			? [
				'title' => __( 'Bạn muốn tìm gì?', 'hien' ),
				'text'  => __( 'Gõ tên bài viết, video, khóa học hay tài nguyên vào ô phía trên, có dấu hay không dấu đều được.', 'hien' ),
			]
			: [
				'title' => __( 'Không tìm thấy gì', 'hien' ),
				'text'  => __( 'Gõ có dấu hay không dấu đều được. Bạn thử ít từ hơn, hoặc từ khác nhé.', 'hien' ),
			];
		get_template_part( 'parts/ui/empty', null, [ 'art' => 'search' ] + $words );
		?>
	</section>
	<?php
	return;
}
?>
<div class="hien-feed is-list">
	<?php
	foreach ( $list['data'] as $index => $found ) {
		get_template_part( 'parts/cards/search-result', null, [ 'entry' => $found, 'eager' => 0 === $index ] );
	}
	?>
</div>
<?php
$url = static fn( int $number ): string => hien_url( hien_page_path( '/', $number ) . '?s=' . rawurlencode( $query ) );
get_template_part( 'parts/ui/pagination', null, compact( 'url' ) + $list );

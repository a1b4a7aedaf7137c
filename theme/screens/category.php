<?php
/**
 * /{cat}: a category, its children and a page of its posts.
 *
 * Twin: src/screens/category/category-screen.tsx
 */

declare(strict_types=1);

$list = $args['screen']->data['category'];
$category = $list['term'];

get_template_part(
	'parts/ui/breadcrumbs',
	null,
	[ 'trail' => [ hien_home_crumb(), ...$list['parents'] ], 'current' => $category['name'] ]
);
get_template_part( 'parts/ui/page-head', null, [ 'title' => $category['name'], 'text' => $category['description'] ] );
if ( [] !== $list['children'] ) :
	?>
	<nav class="hien-chip-row" aria-label="<?php esc_attr_e( 'Chuyên mục con', 'hien' ); ?>">
		<?php foreach ( $list['children'] as $child ) : ?>
			<a class="hien-chip" href="<?php echo esc_url( hien_url( $child['path'] ) ); ?>"><?php echo hien_escape( $child['name'] ); ?></a>
		<?php endforeach; ?>
	</nav>
	<?php
endif;
get_template_part(
	'parts/cards/post-list',
	null,
	[
		'list'  => $list,
		'url'   => static fn( int $number ): string => hien_url( hien_page_path( $category['path'], $number ) ),
		'empty' => __( 'Chuyên mục này đang chờ bài đầu tiên.', 'hien' ),
	]
);

<?php
/**
 * /{cat}: a category, its children and a page of its posts.
 *
 * Twin: src/screens/category/category-screen.tsx
 */

declare(strict_types=1);

$list     = $args['screen']->data['category'];
$category = $list['term'];
$children = static function () use ( $list ): void {
	if ( [] === $list['children'] ) {
		return;
	}
	?>
	<nav class="hien-chip-row" aria-label="<?php esc_attr_e( 'Chuyên mục con', 'hien' ); ?>">
		<?php foreach ( $list['children'] as $child ) : ?>
			<a class="hien-chip" href="<?php echo esc_url( hien_url( $child['path'] ) ); ?>"><?php echo hien_escape( $child['name'] ); ?></a>
		<?php endforeach; ?>
	</nav>
	<?php
};

get_template_part(
	'parts/cards/post-list',
	null,
	[
		'list'       => $list,
		'route_page' => [
			'title' => $category['name'],
			'text'  => $category['description'],
			'path'  => $category['path'],
			'trail' => [ hien_home_crumb(), ...$list['parents'] ],
		],
		'empty'      => __( 'Chuyên mục này đang chờ bài đầu tiên.', 'hien' ),
		'lead'       => $children,
	]
);

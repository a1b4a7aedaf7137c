<?php
/**
 * /ve-{name}: the author: sections of their text in tabs, their projects and newest posts.
 *
 * Twin: src/screens/author/author-screen.tsx
 */

declare(strict_types=1);

[ 'page' => $route_page, 'posts' => $latest, 'projects' => $projects ] = $args['screen']->data;
$author = hien_shell()['options']['author'];
$panels = [];
foreach ( $route_page['sections'] as $section ) {
	$panels[ $section['id'] ] = '' === $section['title'] ? __( 'Giới thiệu', 'hien' ) : $section['title'];
}
if ( [] !== $projects['data'] ) {
	$panels['cac-du-an'] = __( 'Dự án', 'hien' );
}
$panels['bai-viet-moi'] = __( 'Bài viết', 'hien' );
$active                 = array_key_first( $panels );
$open                   = static fn( string $id, string $css_class ): int => printf(
	'<section id="%s" class="hien-tabs__panel%s %s" aria-label="%s">',
	esc_attr( $id ),
	$active === $id ? ' is-active' : '',
	esc_attr( $css_class ),
	hien_escape( $panels[ $id ] )
);
?>
<div class="hien-person">
	<?php
	get_template_part(
		'parts/cards/person-head',
		null,
		[
			'trail'   => [ hien_home_crumb() ],
			'current' => $route_page['title'],
			'name'    => $author['name'],
			'text'    => '' === $route_page['text'] ? implode( ' ', $author['bio'] ) : $route_page['text'],
			'avatar'  => $author['avt'],
			'cover'   => $author['cover'],
			'action'  => static fn() => get_template_part( 'parts/chat/chat-link' ),
			'tabs'    => static fn() => get_template_part(
				'parts/ui/tabs',
				null,
				[ 'label' => __( 'Hồ sơ', 'hien' ), 'tabs' => $panels, 'active' => $active ]
			),
		]
	);
	foreach ( $route_page['sections'] as $section ) {
		$open( $section['id'], 'hien-card hien-person__body' );
		printf( '<h2 class="hien-tabs__heading">%s</h2>', hien_escape( $panels[ $section['id'] ] ) );
		hien_html( $section['content'] );
		echo '</section>';
	}
	if ( [] !== $projects['data'] ) {
		$open( 'cac-du-an', 'hien-card hien-person__body' );
		get_template_part( 'parts/cards/link-list', null, [ 'items' => $projects['data'], 'wide' => true ] );
		echo '</section>';
	}
	$open( 'bai-viet-moi', 'hien-feed is-list' );
	foreach ( $latest['data'] as $entry ) {
		get_template_part( 'parts/cards/post-card', 'compact', [ 'entry' => $entry, 'heading' => 'h2', 'eager' => false ] );
	}
	echo '</section>';
	?>
</div>

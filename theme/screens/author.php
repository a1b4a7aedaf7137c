<?php
/**
 * /ve-{name}: the author: their own words in tabs, and their newest posts.
 *
 * @package Hien
 */

declare(strict_types=1);

[ $words, $latest ] = array_values( $args['screen']->data );
$author             = hien_shell_responses()['options']['author'];
$panels             = [];
foreach ( $words['sections'] as $section ) {
	$panels[ $section['id'] ] = '' === $section['title'] ? __( 'Giới thiệu', 'hien' ) : $section['title'];
}
$panels['bai-viet'] = __( 'Bài viết', 'hien' );
$active             = array_key_first( $panels );
?>
<div class="hien-person">
	<?php
	get_template_part(
		'parts/person-head',
		null,
		[
			'trail'   => [ hien_home_crumb() ],
			'current' => $words['title'],
			'name'    => $author['name'],
			'text'    => '' === $words['text'] ? implode( ' ', $author['bio'] ) : $words['text'],
			'avatar'  => $author['avt'],
			'cover'   => $author['cover'],
			'tabs'    => static fn() => get_template_part( 'parts/tabs', null, [ 'label' => __( 'Hồ sơ', 'hien' ), 'tabs' => $panels, 'active' => $active ] ),
		]
	);
	foreach ( $words['sections'] as $section ) {
		printf(
			'<section id="%1$s" class="hien-tabs__panel%2$s hien-card hien-person__body" aria-label="%3$s"><div class="hien-prose" data-hien-html="author-%1$s">%4$s</div></section>',
			esc_attr( $section['id'] ),
			$active === $section['id'] ? ' is-active' : '',
			esc_attr( $panels[ $section['id'] ] ),
			$section['content'] // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- What the_content() would print.
		);
	}
	?>
	<section id="bai-viet" class="hien-tabs__panel<?php echo 'bai-viet' === $active ? ' is-active' : ''; ?> hien-feed is-list" aria-label="<?php esc_attr_e( 'Bài viết', 'hien' ); ?>">
		<?php
		foreach ( $latest['data'] as $entry ) {
			get_template_part( 'parts/post-card', 'compact', [ 'entry' => $entry, 'heading' => 'h2', 'eager' => false ] );
		}
		?>
	</section>
</div>

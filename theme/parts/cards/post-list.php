<?php
/**
 * A page of a list of posts, or a message when it is empty. `url` gives the address of a page.
 *
 * Twin: src/components/cards/post-list/post-list.tsx
 */

declare(strict_types=1);

$list = $args['list'];
if ( [] === $list['data'] ) :
	?>
	<section class="hien-card">
		<?php
		get_template_part(
			'parts/ui/empty',
			null,
			[ 'title' => __( 'Chưa có bài viết nào', 'hien' ), 'text' => $args['empty'], 'home' => true ]
		);
		?>
	</section>
	<?php
	return;
endif;
?>
<div class="hien-feed is-list">
	<?php
	foreach ( $list['data'] as $index => $entry ) {
		get_template_part( 'parts/cards/post-card', 'compact', [ 'entry' => $entry, 'heading' => 'h2', 'eager' => 0 === $index ] );
	}
	?>
</div>
<?php
get_template_part( 'parts/ui/pagination', null, [ 'url' => $args['url'] ] + $list );

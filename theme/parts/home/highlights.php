<?php
/**
 * Posts, with a video after the first and an album at the end. $args: entries, a list of posts; eager, whether the first card is
 * visible without scrolling.
 *
 * Twin: src/screens/home/highlights.tsx
 */

declare(strict_types=1);

[ 'entries' => $entries, 'eager' => $is_eager ] = $args;

$shell  = hien_shell();
$author = $shell['options']['author'];
$videos = $shell['videos']['data'];
// Of the newest videos the one that was watched most; the newest itself is the first in the side column.
usort( $videos, static fn( array $a, array $b ): int => $b['views'] <=> $a['views'] );
$all  = __( 'Tin mới', 'hien' );
$head = [ 'title' => __( 'Nội dung nổi bật', 'hien' ), 'id' => 'hien-highlights', 'more' => [ $all, '/tin-moi', $all ] ];
?>
<section class="hien-layout__section" aria-labelledby="hien-highlights">
	<?php get_template_part( 'parts/ui/section-head', null, $head ); ?>
	<div class="hien-feed">
		<?php
		foreach ( $entries as $index => $entry ) {
			get_template_part(
				'parts/cards/post-card',
				$index < 2 ? null : 'compact',
				[ 'entry' => $entry, 'eager' => $is_eager && 0 === $index ]
			);
			if ( 0 === $index && [] !== $videos ) {
				get_template_part( 'parts/cards/feed-card/feed-video', null, [ 'entry' => $videos[0], 'author' => $author ] );
			}
		}
		if ( [] !== $shell['images']['data'] ) {
			get_template_part( 'parts/cards/feed-card/feed-album', null, [ 'images' => $shell['images'], 'author' => $author ] );
		}
		?>
	</div>
</section>

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
?>
<section class="hien-layout__section" aria-labelledby="hien-highlights">
	<header class="hien-section-head">
		<h2 class="hien-section-head__title" id="hien-highlights"><?php esc_html_e( 'Nội dung nổi bật', 'hien' ); ?></h2>
		<a class="hien-section-head__link" href="<?php echo esc_url( hien_url( '/tin-moi' ) ); ?>" aria-label="<?php esc_attr_e( 'Tin mới', 'hien' ); ?>"><?php esc_html_e( 'Tin mới', 'hien' ); ?><?php hien_icon( 'arrow-right', 'is-small' ); ?></a>
	</header>
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

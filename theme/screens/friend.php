<?php
/**
 * /ban-be/{slug}: a friend, and the next ones in the list.
 *
 * Twin: src/screens/friend/friend-screen.tsx
 */

declare(strict_types=1);

$friend = $args['screen']->data['friend'];
?>
<div class="hien-person is-friend">
	<?php
	get_template_part(
		'parts/cards/person-head',
		null,
		[
			'trail'   => $friend['breadcrumbs'],
			'current' => $friend['title'],
			'name'    => $friend['title'],
			'text'    => $friend['text'],
			'avatar'  => null === $friend['image'] ? null : hien_upload_url( $friend['image'] ),
			'action'  => '' === $friend['link'] ? null : static function () use ( $friend ): void {
				?>
				<a class="hien-button is-primary" href="<?php echo esc_url( $friend['link'] ); ?>" rel="noopener external"><?php hien_icon( 'globe' ); ?>
					<?php
					/* translators: %s: given name of a friend. */
					echo hien_escape( sprintf( __( 'Ghé trang của %s', 'hien' ), hien_short_name( $friend['title'], 1 ) ) );
					get_template_part( 'parts/ui/link/external-mark' );
					?>
				</a>
				<?php
			},
		]
	);
	if ( $friend['protected'] ) {
		get_template_part( 'parts/post/article', 'text', $friend );
	} elseif ( '' !== $friend['content'] ) {
		echo '<section class="hien-card hien-person__body">';
		get_template_part( 'parts/post/article', 'text', $friend );
		echo '</section>';
	}
	?>
	<?php if ( [] !== $friend['others'] ) : ?>
		<?php
		$all = __( 'Tất cả bạn bè', 'hien' );
		get_template_part( 'parts/ui/section-head', null, [ 'title' => __( 'Bạn bè khác', 'hien' ), 'more' => [ $all, '/ban-be', $all ] ] );
		?>
		<div class="hien-grid">
			<?php
			foreach ( $friend['others'] as $other ) {
				get_template_part( 'parts/cards/friend-card', null, $other );
			}
			?>
		</div>
	<?php endif; ?>
</div>

<?php
/**
 * A page of videos, below links to the topics. $args: the response of the list.
 *
 * Twin: src/components/cards/video-grid/video-grid.tsx
 */

declare(strict_types=1);

$chip = static function ( string $name, string $path, bool $is_active ): void {
	?>
	<a class="hien-chip<?php echo $is_active ? ' is-active' : ''; ?>" href="<?php echo esc_url( hien_url( $path ) ); ?>"<?php echo $is_active ? ' aria-current="page"' : ''; ?>><?php echo hien_escape( $name ); ?></a>
	<?php
};
?>
<?php if ( [] !== $args['filters'] ) : ?>
	<nav class="hien-chip-row" aria-label="<?php esc_attr_e( 'Lọc theo chủ đề', 'hien' ); ?>">
		<?php
		$chip( __( 'Tất cả', 'hien' ), '/videos', null === $args['term'] );
		foreach ( $args['filters'] as $filter ) {
			$chip( $filter['name'], $filter['path'], $filter['id'] === ( $args['term']['id'] ?? 0 ) );
		}
		?>
	</nav>
<?php endif; ?>
<div class="hien-grid hien-video-grid">
	<?php
	foreach ( $args['data'] as $index => $video ) {
		get_template_part( 'parts/cards/video-card', null, [ 'entry' => $video, 'heading' => 'h2', 'eager' => 0 === $index ] );
	}
	?>
</div>

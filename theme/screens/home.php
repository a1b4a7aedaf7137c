<?php
/**
 * /: sticky posts, then the newest posts of each top category.
 *
 * @package Hien
 */

declare(strict_types=1);

[ $featured ] = array_values( $args['screen']->data );
$site         = hien_shell_responses()[0]['site'];
?>
<h1 class="hien-visually-hidden"><?php echo esc_html( implode( ': ', array_filter( [ $site['name'], $site['description'] ] ) ) ); ?></h1>
<?php get_template_part( 'parts/banner', null, [ 'entries' => $featured['banner'] ] ); ?>
<?php if ( [] === $featured['banner'] && [] === $featured['sections'] ) : ?>
	<section class="hien-card">
		<?php get_template_part( 'parts/empty', null, [ 'title' => __( 'Chưa có bài viết nào', 'hien' ), 'text' => __( 'Bài đầu tiên sắp lên hiên. Bạn ghé lại nhé.', 'hien' ) ] ); ?>
	</section>
<?php endif; ?>
<?php
foreach ( $featured['sections'] as $place => $section ) :
	$category = $section['category'];
	$title_id = "hien-section-{$category['id']}";
	/* translators: %s: name of a category. */
	$label = sprintf( __( 'Xem tất cả: %s', 'hien' ), $category['name'] );
	?>
	<section class="hien-layout__section" aria-labelledby="<?php echo esc_attr( $title_id ); ?>">
		<header class="hien-section-head">
			<h2 class="hien-section-head__title" id="<?php echo esc_attr( $title_id ); ?>"><?php echo esc_html( $category['name'] ); ?></h2>
			<a class="hien-section-head__link" href="<?php echo esc_url( home_url( $category['path'] ) ); ?>" aria-label="<?php echo esc_attr( $label ); ?>"><?php esc_html_e( 'Xem tất cả', 'hien' ); ?><?php hien_icon( 'arrow-right', 'is-small' ); ?></a>
		</header>
		<div class="hien-feed">
			<?php
			// Large covers do not stack up: from the third on, cards are compact.
			foreach ( $section['data'] as $index => $entry ) {
				$eager = [] === $featured['banner'] && 0 === $place + $index;
				get_template_part( 'parts/post-card', $index < 2 ? null : 'compact', [ 'entry' => $entry, 'heading' => 'h3', 'eager' => $eager ] );
			}
			?>
		</div>
	</section>
<?php endforeach; ?>

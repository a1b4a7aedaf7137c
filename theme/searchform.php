<?php
/**
 * WordPress's own search. `is_page`: in the content of a page, not in the header.
 */

declare(strict_types=1);

$is_page = ! empty( $args['is_page'] );
$field   = $is_page ? 'hien-search-page' : 'hien-search';
$query   = trim( get_search_query( false ) );
$label   = '' === $query ? __( 'Tìm nội dung', 'hien' ) : __( 'Tìm từ khác', 'hien' );
?>
<form class="hien-search<?php echo $is_page ? ' is-page' : ''; ?>" role="search"<?php echo $is_page ? ' aria-label="' . esc_attr( $label ) . '"' : ''; ?> action="<?php echo esc_url( home_url( '/' ) ); ?>" method="get">
	<div class="hien-search__box">
		<label class="hien-search__label" for="<?php echo esc_attr( $field ); ?>">
			<span class="hien-visually-hidden"><?php esc_html_e( 'Tìm kiếm', 'hien' ); ?></span>
			<?php hien_icon( 'search', 'is-small' ); ?>
			<input class="hien-search__input" id="<?php echo esc_attr( $field ); ?>" type="search" name="s" placeholder="<?php esc_attr_e( 'Tìm bài viết', 'hien' ); ?>" value="<?php echo $is_page ? hien_escape( $query ) : ''; ?>">
		</label>
	</div>
</form>

<?php
/**
 * /lien-he: a form, contact details, links to chats, a drawing that scripts replace by a map, the author's text.
 *
 * Twin: src/screens/contact/contact-screen.tsx
 */

declare(strict_types=1);

$route_page = $args['screen']->data['page'];
[ 'contact' => $contact, 'chat_links' => $chats ] = hien_shell()['options'];

$rows = array_filter(
	[
		[ static fn() => hien_icon( 'map-pin' ), __( 'Địa chỉ', 'hien' ), $contact['address'], '' ],
		[ static fn() => hien_icon( 'mail' ), __( 'Email', 'hien' ), $contact['email'], 'mailto:' . $contact['email'] ],
		[
			static fn() => hien_icon( 'phone' ),
			__( 'Điện thoại', 'hien' ),
			$contact['phone'],
			'tel:' . preg_replace( '/[^+\d]/', '', $contact['phone'] ),
		],
		[ static fn() => hien_icon( 'clock' ), __( 'Giờ trả lời', 'hien' ), $contact['hours'], '' ],
	],
	static fn( array $row ): bool => '' !== $row[2]
);

get_template_part( 'parts/ui/page-head', null, $route_page );
?>
<div class="hien-contact">
	<?php get_template_part( 'parts/messages/contact-form' ); ?>
	<?php if ( [] !== $rows ) : ?>
		<section class="hien-card hien-contact__info" aria-label="<?php esc_attr_e( 'Thông tin liên hệ', 'hien' ); ?>">
			<?php foreach ( $rows as [ $print_icon, $label, $text, $url ] ) : ?>
				<div class="hien-contact__row">
					<span class="hien-contact__icon"><?php $print_icon(); ?></span>
					<span><strong><?php echo hien_escape( $label ); ?></strong><?php echo '' === $url ? hien_escape( $text ) : sprintf( '<a href="%s">%s</a>', esc_url( $url ), hien_escape( $text ) ); ?></span>
				</div>
			<?php endforeach; ?>
		</section>
	<?php endif; ?>
</div>
<?php if ( [] !== $chats ) : ?>
	<section class="hien-card hien-contact__chats" aria-label="<?php esc_attr_e( 'Nhắn tin trực tiếp', 'hien' ); ?>">
		<h2 class="hien-contact__title"><?php esc_html_e( 'Nhắn tin trực tiếp', 'hien' ); ?></h2>
		<?php get_template_part( 'parts/cards/link-list', null, [ 'items' => $chats, 'wide' => true ] ); ?>
	</section>
<?php endif; ?>
<?php if ( null !== $contact['map'] ) : ?>
	<?php $point = $contact['map']; ?>
	<section class="hien-card hien-map" aria-label="<?php esc_attr_e( 'Bản đồ', 'hien' ); ?>">
		<div class="hien-map__art"></div>
		<span class="hien-map__pin"><?php hien_icon( 'map-pin' ); ?></span>
		<div class="hien-map__bar">
			<span><?php echo hien_escape( $contact['address'] ?: __( 'Điểm hẹn', 'hien' ) ); ?></span>
			<button class="hien-button is-soft is-small hien-map__show" type="button"><?php esc_html_e( 'Hiện bản đồ', 'hien' ); ?></button>
			<a class="hien-button is-soft is-small" href="<?php echo esc_url( "https://www.openstreetmap.org/?mlat={$point['lat']}&mlon={$point['lng']}#map=17/{$point['lat']}/{$point['lng']}" ); ?>" rel="noopener external"><?php esc_html_e( 'Mở bản đồ', 'hien' ); ?><?php get_template_part( 'parts/ui/link/external-mark' ); ?></a>
		</div>
	</section>
<?php endif; ?>
<?php if ( '' !== $route_page['content'] ) : ?>
	<section class="hien-card hien-contact__text"><?php get_template_part( 'parts/ui/page-content', null, $route_page ); ?></section>
<?php endif; ?>

<?php
declare(strict_types=1);

namespace Hien\Messages;

use Hien\Constants;
use Hien\Rest\Controller;
use Hien\Rest\Field_Error;
use Hien\Rest\Schema;
use Hien\Rest\Honeypot;
use Hien\Text;
use Hien\Throttle\Limit;
use Hien\Visitors\Address;
use Hien\Visitors\Request;
use Hien\Writing_Ban;
use WP_Error;
use WP_Http;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** `POST contact`: sends a message to the author. It is stored for wp-admin first, then mailed. */
final class Contact_Controller extends Controller {

	public function register_routes(): void {
		$this->add_route(
			'POST',
			'/contact',
			self::may_send( ... ),
			self::send( ... ),
			self::schema( ... ),
			self::params(),
			self::limit( ... ),
			WP_Http::CREATED
		);
	}

	/** Public for the type "Liên hệ". The other types are for members. */
	private static function may_send( WP_REST_Request $request ): true|WP_Error {
		return match ( $request['type'] ) {
			Message::CHAT     => self::may_post( __( 'Vui lòng đăng nhập để trò chuyện!', 'hien-core' ) ),
			Message::FEEDBACK => self::may_post( __( 'Vui lòng đăng nhập để góp ý!', 'hien-core' ) ),
			default           => Writing_Ban::error( get_current_user_id() ) ?? true,
		};
	}

	/** @return array<string,mixed>|WP_Error */
	private static function send( WP_REST_Request $request ): array|WP_Error {
		$trap = is_user_logged_in() ? null : Honeypot::error( $request->get_params() );
		if ( null !== $trap ) {
			return $trap;
		}
		$content  = Text::typed( $request['content'] );
		$message  = is_user_logged_in()
			? Message::by( wp_get_current_user(), $request['type'], $content )
			: new Message( $request['type'], Text::typed_line( $request['name'] ), trim( $request['email'] ), 0, $content );
		$problems = self::problems( $message );
		if ( [] !== $problems ) {
			return Field_Error::of_all( $problems, 'hien_invalid_message' );
		}
		$is_spam = self::is_spam( $message );
		$id      = Message_Store::insert( $message, $is_spam );
		if ( is_wp_error( $id ) ) {
			return new WP_Error(
				'hien_message_not_stored',
				__( 'Chưa gửi được tin nhắn. Bạn thử lại nhé.', 'hien-core' ),
				[ 'status' => WP_Http::INTERNAL_SERVER_ERROR ]
			);
		}
		if ( ! $is_spam ) {
			Message_Mail::request( $id );
		}
		// The same response for spam, so that it does not reveal the filter.
		return [
			'message' => Message::FEEDBACK === $message->type
				? __( 'Gởi góp ý thành công!', 'hien-core' )
				: __( 'Đã gửi tin nhắn. Cảm ơn bạn, tác giả sẽ trả lời qua email.', 'hien-core' ),
		];
	}

	/** @return array<string,string> Parameter => what is wrong with it. */
	private static function problems( Message $message ): array {
		$name    = match ( true ) {
			0 !== $message->user             => '',
			Text::is_blank( $message->name ) => __( 'Bạn cho biết tên nhé.', 'hien-core' ),
			default                          => Field_Error::too_long( $message->name, Constants::SENDER_NAME_LENGTH ),
		};
		$email   = match ( true ) {
			0 !== $message->user          => '',
			! is_email( $message->email ) => __( 'Địa chỉ email chưa đúng.', 'hien-core' ),
			default                       => Field_Error::too_long( $message->email, Constants::EMAIL_LENGTH ),
		};
		$content = match ( true ) {
			! Text::is_blank( $message->content ) => Field_Error::too_long( $message->content, Constants::MESSAGE_LENGTH ),
			Message::FEEDBACK === $message->type  => __( 'Vui lòng nhập nội dung góp ý!', 'hien-core' ),
			Message::CHAT === $message->type      => __( 'Vui lòng nhập nội dung chat!', 'hien-core' ),
			default                               => __( 'Nội dung không được bỏ trống!', 'hien-core' ),
		};
		return array_filter( compact( 'name', 'email', 'content' ) );
	}

	private static function is_spam( Message $message ): bool {
		$is_spam = wp_check_comment_disallowed_list(
			$message->name,
			$message->email,
			'',
			$message->content,
			Address::current(),
			Request::header( 'User-Agent' )
		);
		/**
		 * Filters whether a message is spam, for anti-spam plugins. Spam is stored, but not mailed.
		 *
		 * @param bool    $is_spam Whether it contains a disallowed comment key (Settings > Discussion).
		 * @param Message $message The message.
		 */
		return (bool) apply_filters( 'hien_message_is_spam', $is_spam, $message );
	}

	private static function limit(): Limit {
		return is_user_logged_in()
			? new Limit( 'contact', 5, 10 * MINUTE_IN_SECONDS )
			: new Limit( 'contact', Limit::PEOPLE, HOUR_IN_SECONDS );
	}

	/** @return array<string,mixed> */
	private static function schema(): array {
		return Schema::object( 'SentMessage', [ 'message' => Schema::string( __( 'Lời báo cho người gửi.', 'hien-core' ) ) ] );
	}

	/** @return array<string,array<string,mixed>> */
	private static function params(): array {
		$text = Schema::string( default: '' );
		return [
			'type'    => Schema::string(
				__( 'Loại tin nhắn; góp ý và trò chuyện dành cho thành viên.', 'hien-core' ),
				enum: Message::TYPES,
				required: true
			),
			'content' => [ 'description' => __( 'Nội dung.', 'hien-core' ) ] + $text,
			'name'    => [ 'description' => __( 'Tên của khách; thành viên không cần.', 'hien-core' ) ] + $text,
			'email'   => [ 'description' => __( 'Email của khách; thành viên không cần.', 'hien-core' ) ] + $text,
		] + Honeypot::params();
	}
}

<?php

declare(strict_types=1);

namespace Hien\Tests\Mail;

use Hien\Accounts\Account_Mails;
use Hien\Messages\Message_Screen;
use Hien\Messages\Message_Store;
use Hien\Tests\Accounts\Members;
use Hien\Tests\Chat\Chats;
use Hien\Tests\Support\TestCase;
use Hien\Text;
use PHPMailer\PHPMailer\PHPMailer;
use PHPUnit\Framework\Attributes\TestWith;

/** All mails of docs/chu-trang.md as a mail server gets them, with unusual names of the site, the author and the people in them. */
final class NamesInMailsTest extends TestCase {

	use Chats {
		setUp as connect_chat;
	}
	use Members;

	/** Headers that a mail may have; another one was in a name. */
	private const HEADERS = [
		'Content-Transfer-Encoding',
		'Content-Type',
		'Date',
		'From',
		'List-Unsubscribe',
		'List-Unsubscribe-Post',
		'MIME-Version',
		'Message-ID',
		'Reply-To',
		'Subject',
		'To',
		'X-Mailer',
	];

	/** As long as a name may be. */
	private const LONG = 'Nguyễn Trường Thưởng Thượng Phượng Đỗ Ngưỡng Khuyển Lưỡng A';

	/** @var list<string> Mails with their headers. */
	private array $posted = [];

	protected function setUp(): void {
		$this->connect_chat();
		foreach ( [ 'PHPMailer', 'SMTP', 'Exception' ] as $class ) {
			require_once ABSPATH . WPINC . "/PHPMailer/$class.php";
		}
		remove_all_filters( 'pre_wp_mail' );
		$post                 = function ( string $mail ): void {
			$this->posted[] = $mail;
		};
		$GLOBALS['phpmailer'] = new class( $post ) extends PHPMailer {
			public function __construct( private readonly \Closure $post ) {
				parent::__construct( true );
			}
			public function postSend(): bool {
				( $this->post )( $this->getSentMIMEMessage() );
				return true;
			}
		};
		// With recipient and subject among the headers.
		add_action( 'phpmailer_init', static fn( PHPMailer $mailer ) => $mailer->isSMTP() );
	}

	protected function tearDown(): void {
		unset( $GLOBALS['phpmailer'] );
		parent::tearDown();
	}

	/**
	 * @param string $line  What was typed, as one line of composed letters.
	 * @param string $shown What WordPress leaves of that as a name of a user.
	 */
	#[TestWith( [ "O'Neil & Sơn <b>", "O'Neil & Sơn <b>", "O'Neil & Sơn" ] )]
	#[TestWith(
		[
			"\"Bà\" \u{1F33B}\u{1F469}\u{200D}\u{1F4BB}",
			"\"Bà\" \u{1F33B}\u{1F469}\u{200D}\u{1F4BB}",
			"\"Bà\" \u{1F33B}\u{1F469}\u{200D}\u{1F4BB}",
		]
	)]
	#[TestWith( [ self::LONG, self::LONG, self::LONG ] )]
	#[TestWith( [ "Hu\u{31B}o\u{31B}\u{300}ng\r\nX-Khac: 1", 'Hường X-Khac: 1', 'Hường X-Khac: 1' ] )]
	public function test_a_name_is_read_as_it_was_typed( string $typed, string $line, string $shown ): void {
		$this->send_all( $typed, $shown );
		$subjects = [];
		foreach ( $this->posted as $mail ) {
			[ $head, $text ] = explode( "\r\n\r\n", $mail, 2 );
			self::assertMatchesRegularExpression( '/^(?:[\x20-\x7e]{1,998}\r\n)+$/D', "$head\r\n" );
			$headers = array_map( Text::normalize( ... ), iconv_mime_decode_headers( $head, 0, 'UTF-8' ) );
			self::assertSame( [], array_diff( array_keys( $headers ), self::HEADERS ) );
			self::assertSame( '8bit', $headers['Content-Transfer-Encoding'] );
			$text = Text::typed_line( $text );
			self::assertStringEndsWith( "-- $line http://example.org/", $text );
			if ( str_contains( $headers['Subject'], "] $shown " ) || str_ends_with( $headers['Subject'], " $shown" ) ) {
				self::assertStringContainsString( $shown, explode( '-- ', $text )[0] );
			}
			$subjects[] = $headers['Subject'];
		}
		$expected = [
			'Xác nhận email của bạn',
			'Bạn đã có tài khoản',
			'Tên đăng nhập đã có người dùng',
			'Mật khẩu của bạn đã đổi',
			'Xác nhận email mới',
			'Email của tài khoản sắp đổi',
			'Tài khoản của bạn sắp bị xóa',
			'Đặt lại mật khẩu',
			"Thành viên mới: $shown",
			"Liên hệ của $line",
			"Câu hỏi của $shown",
			"$shown đã trả lời bình luận của bạn",
			'Câu hỏi của bạn đã có câu trả lời',
			'Trả lời tin nhắn bạn đã gửi',
			"$shown nhắn cho bạn",
			"$shown đã trả lời bạn",
		];
		self::assertSame( array_map( static fn( string $subject ): string => "[$line] $subject", $expected ), $subjects );
	}

	/** The product's mails, those about accounts first. */
	private function send_all( string $name, string $shown ): void {
		update_option( 'blogname', $name );
		update_option( 'comment_previously_approved', '0' );
		update_option( 'comments_notify', '0' ); // WordPress's own.
		wp_update_user( wp_slash( [ 'ID' => 1, 'display_name' => $name ] ) );
		$member = $this->make->user( 'subscriber', wp_slash( [ 'display_name' => $name ] ) );
		$user   = get_userdata( $member );
		$link   = static fn(): string => home_url( '/?lien-ket=1' );
		Account_Mails::confirmation( $user, $link );
		Account_Mails::already_registered( $user->user_email );
		Account_Mails::name_taken( $user->user_email );
		Account_Mails::password_changed( $user );
		Account_Mails::new_email( $user->user_email, $link );
		Account_Mails::email_is_changing( $user, $link );
		Account_Mails::deletion( $user, '1/2/2030', $link );
		retrieve_password( $user->user_login );
		wp_new_user_notification( $member, null, 'admin' );

		$this->created(
			'contact',
			[ 'type' => 'Liên hệ', 'content' => "Chào $name", 'name' => $name, 'email' => $user->user_email, 'seconds' => 9 ]
		);
		wp_set_current_user( $member );
		$post = $this->make->post( wp_slash( [ 'post_title' => $name ] ) );
		$this->created( 'faqs', [ 'question' => "Ai là $name?", 'details' => $name ] );
		$comment = $this->created( 'cmt', [ 'object_id' => $post, 'content' => 'Hỏi', 'notify' => true ] )['comment']['id'];
		wp_set_current_user( 1 );
		$this->created( 'cmt', [ 'object_id' => $post, 'content' => "Chào $name", 'parent' => $comment ] );
		$this->after_response();
		[ $question ] = get_posts( [ 'post_type' => 'hien_faq', 'post_status' => 'pending' ] );
		wp_update_post( [ 'ID' => $question->ID, 'post_status' => 'publish', 'post_content' => 'HTML.' ] );
		[ $message ]          = Message_Store::find( [] );
		$_POST                = wp_slash( [ 'message' => (string) $message->ID, 'text' => "Chào $name" ] );
		$_REQUEST['_wpnonce'] = wp_create_nonce( Message_Screen::REPLY . "-$message->ID" );
		self::redirect_by( static fn() => do_action( 'admin_post_' . Message_Screen::REPLY ) );
		$_POST = [];

		$this->conversation( $member, [ [ 'user', "Chào $name", 3600 ] ], 1, name: $shown );
		do_action( 'hien_chat_mails' );
		$this->conversation( $member, [ [ 'user', 'Chào', 3600 ], [ 'Admin', "Chào $name", 3500 ] ], 0, 1, name: $shown );
		do_action( 'hien_chat_mails' );
	}

	/**
	 * @param array<string,mixed> $body
	 * @return array<string,mixed> The response.
	 */
	private function created( string $path, array $body ): array {
		$response = $this->rest( 'POST', "/hien/v1/$path", json: $body );
		self::assertSame( 201, $response->get_status(), (string) wp_json_encode( $response->get_data() ) );
		return $response->get_data();
	}
}

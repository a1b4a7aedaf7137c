<?php
declare(strict_types=1);

namespace Hien\Chat;

use Hien\Rest\Schema;
use WP_Http;
use WP_User;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Escaped where they are shown.

/** "Kiểm tra kết nối": runs the chat's operations step by step, and reports failures. Stops if the database fails. */
final class Connection_Check {

	private const SIGN_IN = 'identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken';

	/** Kind of the first error (Database_Error::$kind); '' for none. */
	private string $kind = '';

	/** @var list<array{label:string,problem:string|null}> */
	private array $steps = [];

	/**
	 * @param WP_User $user User whose sign-in to Firebase is tested.
	 * @return array{ok:bool,kind:string,steps:list<array{label:string,problem:string|null}>,rules:array{state:string,text:string}} See
	 *     schema().
	 */
	public function run( WP_User $user ): array {
		$this->kind  = '';
		$this->steps = [];
		if ( $this->step( __( 'Cấu hình và khóa', 'hien-core' ), Google_Token::forget( ... ) )
			&& $this->step( __( 'Ghi, đọc và xóa thử một dòng', 'hien-core' ), fn() => $this->probe() )
		) {
			$this->step( __( 'Đăng nhập như một thành viên', 'hien-core' ), fn() => $this->sign_in( $user ) );
			$this->step(
				__( 'Bộ quy tắc trên Firebase là của trang', 'hien-core' ),
				static fn() => Database_Rules::are_published() || throw Database_Error::rules()
			);
		}
		return [
			'ok'    => '' === $this->kind,
			'kind'  => $this->kind,
			'steps' => $this->steps,
			'rules' => Database_Rules::state(),
		];
	}

	/** @return array<string,mixed> */
	public static function schema(): array {
		$step = Schema::object(
			'ChatCheckStep',
			[
				'label'   => Schema::string(),
				'problem' => Schema::nullable( Schema::string( __( 'Một câu về chỗ hỏng.', 'hien-core' ) ) ),
			]
		);
		return Schema::object(
			'ChatCheck',
			[
				'ok'    => Schema::boolean(),
				'kind'  => Schema::string(
					__( 'Chỗ hỏng: config, key, project, rules, clock, request hoặc network; rỗng khi tốt.', 'hien-core' )
				),
				'steps' => Schema::array_of( $step ),
				'rules' => Database_Rules::schema(),
			]
		);
	}

	/**
	 * Runs a step and adds its result to $steps. Returns whether it succeeded.
	 *
	 * @param callable():mixed $work Throws a Database_Error if it fails.
	 */
	private function step( string $label, callable $work ): bool {
		$problem = null;
		try {
			$work();
		} catch ( Database_Error $error ) {
			$this->kind = $this->kind ?: $error->kind;
			$problem    = $error->getMessage();
		}
		$this->steps[] = [
			'label'   => $label,
			'problem' => $problem,
		];
		return null === $problem;
	}

	/** @throws Database_Error Where the database does not answer, or returns another value than the written one. */
	private function probe(): void {
		$path  = 'probe/' . wp_generate_uuid4();
		$value = wp_generate_uuid4();
		Database::put( $path, $value );
		try {
			$read = Database::get( $path );
		} finally {
			Database::delete( $path );
		}
		if ( $read !== $value ) {
			throw Database_Error::project();
		}
	}

	/** @throws Database_Error Where Firebase refuses the token. */
	private function sign_in( WP_User $user ): void {
		$emulator = Chat_Config::emulator();
		$response = wp_remote_post(
			( null === $emulator ? 'https://' : "$emulator/" ) . self::SIGN_IN . '?key='
				. rawurlencode( Chat_Config::public_config()['apiKey'] ?? '' ),
			[
				'timeout'     => Database::TIMEOUT,
				'redirection' => 0,
				'headers'     => [
					'Content-Type' => 'application/json',
					'Referer'      => home_url( '/' ), // The owner may have restricted the API key to the site's URLs.
				],
				'body'        => (string) wp_json_encode(
					[
						'token'             => Custom_Token::for_user( $user ),
						'returnSecureToken' => true,
					]
				),
			]
		);
		if ( is_wp_error( $response ) ) {
			throw Database_Error::network( $response->get_error_message() );
		}
		if ( WP_Http::OK !== wp_remote_retrieve_response_code( $response ) ) {
			$body   = json_decode( wp_remote_retrieve_body( $response ), true );
			$detail = is_array( $body ) ? $body['error']['message'] ?? '' : '';
			throw Database_Error::sign_in( is_string( $detail ) ? $detail : '' );
		}
	}
}

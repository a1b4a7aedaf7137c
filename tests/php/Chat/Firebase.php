<?php

declare(strict_types=1);

namespace Hien\Tests\Chat;

use Hien\Chat\Blocked_Members;
use Hien\Chat\Database;
use Hien\Vendor\Firebase\JWT\JWT;
use Hien\Vendor\Firebase\JWT\Key;
use WpOrg\Requests\Requests;

/**
 * A Firebase project for tests: what the site sends to Google goes to the development server (playground/firebase-server),
 * which has the plugin's rules. The site is set up as an owner does it, in the settings.
 */
trait Firebase {

	/** @var list<array{method:string,url:string,body:mixed}> What was sent to Google. */
	protected array $sent = [];

	/**
	 * @var (callable(string,string):(array<string,mixed>|\WP_Error|null))|null Answers a URL and method instead of the server; null lets it
	 *     answer.
	 */
	protected $google = null;

	/** Connects the site with an empty database. */
	protected function connect_firebase(): void {
		$this->sent = [];
		add_filter( 'pre_http_request', [ $this, 'answer_for_google' ], 20, 3 ); // After the filter that lets nothing out.
		$this->set_up_chat();
		Database::delete( '' );
		$this->sent = [];
	}

	/** @param array<string,string> $fields Of the section `firebase`, instead of good ones. */
	protected function set_up_chat( array $fields = [] ): void {
		update_option(
			'hien_site',
			[
				'firebase' => $fields + [
					'config'  => self::web_config(),
					'account' => self::service_account(),
				],
			] + get_option( 'hien_site' )
		);
	}

	/** The text that Firebase's console shows. */
	protected static function web_config( string $project = 'hien-demo' ): string {
		return "const firebaseConfig = {\n  apiKey: \"AIza-mot-hai-ba\",\n  authDomain: \"$project.firebaseapp.com\",\n  databaseURL: \"https://$project-default-rtdb.asia-southeast1.firebasedatabase.app\",\n  projectId: \"$project\",\n  storageBucket: \"$project.firebasestorage.app\",\n  messagingSenderId: \"123\",\n  appId: \"1:123:web:abc\"\n};";
	}

	/** The file of the service account. */
	protected static function service_account(): string {
		return Firebase_Server::get()['account'];
	}

	/** @return array<string,mixed> What a token says that the site has signed. */
	protected static function token_content( string $token ): array {
		$account = json_decode( self::service_account(), true );
		$public  = openssl_pkey_get_details( openssl_pkey_get_private( $account['private_key'] ) )['key'];
		return json_decode( (string) wp_json_encode( JWT::decode( $token, new Key( $public, 'RS256' ) ) ), true );
	}

	/** @param array<string,mixed> $args Arguments of the request. */
	public function answer_for_google( mixed $answer, array $args, string $url ): mixed {
		if ( 1 !== preg_match( '#^https://(oauth2\.googleapis\.com|identitytoolkit\.googleapis\.com|[a-z0-9.-]+\.(?:firebaseio\.com|firebasedatabase\.app))(/.*)$#', $url, $match ) ) {
			return $answer;
		}
		$this->sent[] = [ 'method' => $args['method'], 'url' => $url, 'body' => $args['body'] ];
		$faked        = null === $this->google ? null : ( $this->google )( $url, $args['method'] );
		if ( null !== $faked ) {
			return $faked;
		}
		$path = str_ends_with( $match[1], 'googleapis.com' ) ? "/$match[1]$match[2]" : $match[2];
		$response = Requests::request(
			Firebase_Server::get()['url'] . $path,
			$args['headers'],
			$args['body'] ?? '',
			$args['method'],
			[ 'data_format' => 'body' ]
		);
		return [
			'headers'  => [],
			'body'     => $response->body,
			'response' => [ 'code' => $response->status_code, 'message' => '' ],
			'cookies'  => [],
			'filename' => null,
		];
	}

	/** @return list<array<int,int>> The arguments of what WP-Cron is to announce. */
	protected static function planned(): array {
		$events = array_column( array_filter( _get_cron_array(), 'is_array' ), Blocked_Members::EVENT );
		return array_merge( ...array_map( static fn( array $of_time ): array => array_column( $of_time, 'args' ), $events ) );
	}
}

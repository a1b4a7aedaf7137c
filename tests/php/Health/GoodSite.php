<?php

declare(strict_types=1);

namespace Hien\Tests\Health;

use Hien\Jobs\Jobs;

/** A site on which no check finds anything, and what it answers to visitors. */
trait GoodSite {

	/**
	 * End of a path => status, body and headers, which say that it is compressed unless they are given.
	 *
	 * @var array<string,array{0:int,1:string,2?:array<string,string>}>
	 */
	protected array $answers = [];

	/** @var list<string> What was requested. */
	protected array $requests = [];

	protected function make_good(): void {
		wp_update_user( [ 'ID' => 1, 'display_name' => 'Nguyễn Văn An' ] );
		wp_insert_term( 'Lập trình', 'category' );
		update_option( 'hien_mail_delivery', [ 'sent' => time(), 'arrived' => time() ] );
		self::run_jobs();
		update_option( 'cron', [ 'version' => 2 ] );
		( new Jobs() )->schedule();

		$page          = '<div id="root"></div><script>window.hienStart={"scripts":["http:\/\/example.org\/wp-content\/themes\/hien\/build\/app.0a1b2c.js"]};</script>';
		$this->answers = [
			'/'        => [ 200, $page ],
			'/tin-moi' => [ 200, $page ],
			'/options' => [ 200, '{"name":"Hiên"}' ],
			'/views'   => [ 400, '{"code":"rest_missing_callback_param"}' ],
			'.js'      => [ 200, '' ],
			'.php'     => [ 403, '' ],
		];
		add_filter( 'pre_http_request', [ $this, 'answer' ], 20, 3 ); // After the filter that lets nothing out.
	}

	/** @param array<string,mixed> $args Arguments of the request. */
	public function answer( mixed $answer, array $args, string $url ): mixed {
		$this->requests[] = "{$args['method']} $url";
		$ends             = array_filter( array_keys( $this->answers ), static fn( string $end ): bool => str_ends_with( $url, $end ) );
		if ( [] === $ends ) {
			return $answer;
		}
		[ $status, $body, $headers ] = $this->answers[ max( $ends ) ] + [ 2 => [ 'content-encoding' => 'gzip' ] ];
		return [
			'headers'  => $headers,
			'body'     => $body,
			'response' => [ 'code' => $status, 'message' => '' ],
			'cookies'  => [],
			'filename' => null,
		];
	}
}

<?php
declare(strict_types=1);

namespace Hien\Chat;

use Hien\Rest\Controller;
use Hien\Rest\Schema;
use Hien\Settings\Settings;
use Hien\Throttle\Limit;
use WP_Error;
use WP_Http;

defined( 'ABSPATH' ) || exit;

/** `POST chat/connection`: the button "Kiểm tra kết nối" of the settings. */
final class Connection_Controller extends Controller {

	/** Not 201: no resource is created. */
	protected const CREATED_STATUS = WP_Http::OK;

	protected $rest_base = 'chat/connection';

	public function __construct( Settings $settings, private readonly Chat_Config $config ) {
		parent::__construct( $settings );
	}

	public function register_routes(): void {
		$this->register_create_route();
	}

	/** The owner only, because the result shows how the site is set up. */
	protected function may_create( array $params ): true|WP_Error {
		return current_user_can( 'manage_options' ) ? true : self::forbidden();
	}

	protected function create( array $params ): array {
		return ( new Connection_Check( $this->config, new Database( $this->config ) ) )->run( wp_get_current_user() );
	}

	protected function create_limit( array $params ): Limit {
		return new Limit( 'chat-connection', 20, 10 * MINUTE_IN_SECONDS );
	}

	/** @return array<string,mixed> */
	public function get_item_schema(): array {
		return Schema::object(
			'ChatCheck',
			[
				'ok'    => Schema::boolean(),
				'kind'  => Schema::string( __( 'Chỗ hỏng: config, key, project, rules, clock hoặc network; rỗng khi tốt.', 'hien-core' ) ),
				'steps' => Schema::array_of(
					Schema::object(
						'ChatCheckStep',
						[
							'label'   => Schema::string(),
							'problem' => Schema::nullable( Schema::string( __( 'Một câu về chỗ hỏng.', 'hien-core' ) ) ),
						]
					)
				),
				'rules' => Rules::schema(),
			]
		);
	}
}

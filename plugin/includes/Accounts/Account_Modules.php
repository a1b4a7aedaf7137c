<?php
declare(strict_types=1);

namespace Hien\Accounts;

use Hien\Accounts\Open_Id\Identity_Privacy;
use Hien\Accounts\Open_Id\Open_Id_Login;
use Hien\Accounts\Open_Id\Secrets;
use Hien\Accounts\Profile\Account_Data;
use Hien\Accounts\Profile\Deletion;
use Hien\Accounts\Profile\Email_Change;
use Hien\Accounts\Profile\Export;
use Hien\Accounts\Profile\Profile_Limits;
use Hien\Accounts\Profile\Profile_Page;
use Hien\Accounts\Profile\Unchanged_Columns;
use Hien\Accounts\Registration\Confirmation;
use Hien\Accounts\Registration\New_Member_Mail;
use Hien\Accounts\Registration\Registration;
use Hien\Accounts\Sign_In\Admin_Access;
use Hien\Accounts\Sign_In\Capabilities;
use Hien\Accounts\Sign_In\Login_Guard;
use Hien\Accounts\Sign_In\Login_Page;
use Hien\Accounts\Sign_In\Login_Urls;
use Hien\Accounts\Sign_In\Password_Reset;
use Hien\Accounts\Sign_In\Passwords;
use Hien\Accounts\Sign_In\Sessions;
use Hien\Accounts\Tokens\Bearer;
use Hien\Accounts\Tokens\Cors;
use Hien\Accounts\Tokens\Signed_In_Cookie;
use Hien\Accounts\Tokens\Signing_Key;
use Hien\Accounts\Tokens\Token_Controller;
use Hien\Checks\Check;
use Hien\Jobs\Job;
use Hien\Modules;
use Hien\Rest\Blocked_Forms;

defined( 'ABSPATH' ) || exit;

/** Accounts: registering, signing in, tokens, and what members change. */
final class Account_Modules extends Modules {

	private readonly Bearer $bearer;
	private readonly Sessions $sessions;

	public function __construct() {
		$this->bearer   = new Bearer();
		$this->sessions = new Sessions( $this->bearer );
	}

	protected function always(): array {
		return [
			new Login_Guard(),
			new Passwords(),
			new Confirmation(),
			new Login_Urls(),
			new Login_Page(),
			$this->bearer,
			$this->sessions,
			new Signed_In_Cookie(),
			new Open_Id_Login(),
			new Secrets(),
			new Identity_Privacy(),
			new Account_Links(),
			new Account_Data(),
			new Admin_Access(),
			new Profile_Page(),
			new Profile_Limits(),
			new Unchanged_Columns(),
			new Signed_In_User(),
			new Cors(),
			new New_Member_Mail(),
			new Password_Reset(),
			new Registration(),
			new Email_Change(),
			new Export(),
			new Deletion(),
		];
	}

	public function resources(): array {
		return [ 'account' => fn() => new Account_Controller( $this->sessions ) ];
	}

	protected function controllers(): array {
		return [ new Token_Controller( $this->bearer ) ];
	}

	public function install(): void {
		Signing_Key::install();
		Capabilities::install();
	}

	protected function jobs(): array {
		return [
			'tokens'      => Job::expiring( __( 'Dọn phiên đăng nhập hết hạn', 'hien-core' ), 'hien_refresh_tokens' ),
			'unconfirmed' => Confirmation::job(),
			'deletions'   => Deletion::job(),
		];
	}

	protected function checks(): array {
		return [
			new Check( 'signing-key', __( 'Khóa ký mã đăng nhập', 'hien-core' ), Signing_Key::check( ... ) ),
			new Check(
				'refused-forms',
				__( 'Biểu mẫu của Hiên và plugin khác', 'hien-core' ),
				Blocked_Forms::check( ... ),
				is_minor: true
			),
		];
	}
}

<?php

declare(strict_types=1);

namespace Hien\Tests\Accounts\Sign_In;

use Hien\Accounts\Sign_In\Passwords;
use Hien\Tests\Support\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

/** Passwords that are tried first. */
final class WeakPasswordsTest extends TestCase {

	private const BINH = [ 'Trần Thị Bình', 'binh.hoa@example.org' ];

	#[TestWith( [ '1234567890' ] )]
	#[TestWith( [ '0987654321' ] )]
	#[TestWith( [ 'aaaaaaaaaa' ] )]
	#[TestWith( [ '1212121212' ] )]
	#[TestWith( [ 'abcabcabcabc' ] )]
	#[TestWith( [ 'matkhau123' ] )]
	#[TestWith( [ 'Mật khẩu 123' ] )]
	#[TestWith( [ 'Matkhau@2024' ] )]
	#[TestWith( [ 'Password2024!' ] )]
	#[TestWith( [ 'p@ssw0rd123' ] )]
	#[TestWith( [ 'qwertyuiop' ] )]
	#[TestWith( [ '1q2w3e4r5t' ] )]
	#[TestWith( [ 'q1w2e3r4t5' ] )]
	#[TestWith( [ '1qaz2wsx3edc' ] )]
	#[TestWith( [ 'abcd123456' ] )]
	#[TestWith( [ 'anhyeuem1234' ] )]
	#[TestWith( [ 'iloveyou2025' ] )]
	#[TestWith( [ 'tranthibinh1' ] )]
	#[TestWith( [ 'binh.hoa123' ] )]
	#[TestWith( [ 'Hiên Thử 123' ] )] // The site's name.
	public function test_a_password_that_is_tried_first_is_refused( string $password ): void {
		update_option( 'blogname', 'Hiên Thử' );
		self::assertSame( [ 'password' ], array_keys( Passwords::error( $password, self::BINH )?->get_error_data()['params'] ?? [] ) );
	}

	#[TestWith( [ 'mot cau dai de nho' ] )]
	#[TestWith( [ 'hàng cau trước hiên nhà' ] )]
	#[TestWith( [ 'mật khẩu của tôi là con mèo' ] )]
	#[TestWith( [ 'x7!Kq9zLmR' ] )]
	#[TestWith( [ '7305918264' ] )]
	#[TestWith( [ 'пароль мой длинный' ] )]
	public function test_others_are_left_to_their_owner( string $password ): void {
		self::assertNull( Passwords::error( $password, self::BINH ) );
	}
}

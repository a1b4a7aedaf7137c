<?php

declare(strict_types=1);

namespace Hien\Tests;

use Hien\Accounts\Account_Links;
use Hien\Accounts\Account_Mails;
use Hien\Accounts\Open_Id\Issuer;
use Hien\Accounts\Sign_In\Sessions;
use Hien\Chat\Conversations;
use Hien\Chat\Google_Token;
use Hien\Chat\Unread_Mails;
use Hien\Constants;
use Hien\Redirects\Not_Found_Log;
use Hien\Tests\Support\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use ReflectionClassConstant;

/** Numbers that the owner's guide, the readme and the documentation repeat are those of the code. */
final class DocumentedNumbersTest extends TestCase {

	#[DataProvider( 'sentences' )]
	public function test_a_sentence_has_the_number_of_the_code(
		string $file,
		string $sentence,
		string $owner,
		string $name,
		int $unit = 1
	): void {
		$constant = ( new ReflectionClassConstant( $owner, $name ) )->getValue();
		$text     = (string) preg_replace( '/\s+/', ' ', (string) file_get_contents( dirname( __DIR__, 2 ) . "/$file" ) );
		$expected = sprintf( $sentence, $constant / $unit );
		self::assertTrue( str_contains( $text, $expected ), "$file must say “{$expected}”, as $owner::$name does." );
	}

	/**
	 * @return list<array{string,string,class-string,string,4?:int}> File, sentence, class, constant, and units of it in one of the
	 *                                                               sentence's.
	 */
	public static function sentences(): array {
		$guide = 'docs/chu-trang.md';
		return [
			[ $guide, 'mở tài khoản (liên kết xác nhận, %d giờ', Account_Links::class, 'HOURS' ],
			[ $guide, 'cách dừng lại tới địa chỉ cũ (%d giờ)', Account_Links::class, 'HOURS' ],
			[ $guide, 'tài khoản sắp bị xóa (liên kết giữ lại, %d ngày)', Constants::class, 'DELETION_DAYS' ],
			[ $guide, 'câu trả lời trong trò chuyện %d phút chưa được đọc', Unread_Mails::class, 'ANSWER_MINUTES' ],
			[ $guide, 'mọi người trả lời đã vắng %d phút', Unread_Mails::class, 'MESSAGE_SECONDS', MINUTE_IN_SECONDS ],
			[ $guide, 'Thư do WP-Cron gửi, %d phút một lần', Unread_Mails::class, 'INTERVAL', MINUTE_IN_SECONDS ],
			[ $guide, 'và %d phút sau đó', Unread_Mails::class, 'SECONDS', MINUTE_IN_SECONDS ],
			[ $guide, 'mỗi lần tới %d thành viên', Unread_Mails::class, 'MOST_MAILS' ],
			[ $guide, 'chưa xóa được ngay thì %d phút thử lại một lần', Conversations::class, 'RETRY_SECONDS', MINUTE_IN_SECONDS ],
			[ $guide, 'Cấu hình và khóa của dịch vụ được nhớ %d giờ', Issuer::class, 'CACHE_SECONDS', HOUR_IN_SECONDS ],
			[ $guide, 'đồng hồ của máy chủ phải đúng trong vòng %d phút', Google_Token::class, 'CLOCK_TOLERANCE', MINUTE_IN_SECONDS ],
			[ $guide, 'Một địa chỉ nhận nhiều nhất %d thư cùng tiêu đề về tài khoản mỗi giờ', Account_Mails::class, 'MOST_AN_HOUR' ],
			[ $guide, 'không có gì trong %d ngày qua', Not_Found_Log::class, 'DAYS' ],
			[ $guide, 'và %d ngày qua có bao nhiêu lượt đọc', Constants::class, 'TOP_VIEW_DAYS' ],
			[ $guide, 'Mỗi tài khoản giữ %d phiên dùng gần đây nhất', Sessions::class, 'MOST' ],
			[ 'plugin/readme.txt', "The site's server reads it every %d minutes", Unread_Mails::class, 'INTERVAL', MINUTE_IN_SECONDS ],
			[ 'docs/architecture.md', '| token (%d minutes) |', Constants::class, 'TOKEN_SECONDS', MINUTE_IN_SECONDS ],
		];
	}
}

<?php

declare(strict_types=1);

namespace Hien\Tests\Videos;

use Hien\Tests\Support\TestCase;
use Hien\Videos\Video_Length;
use Hien\Videos\Video_Source;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;

/** Addresses of videos in the forms in which their services give them, and how long videos are. */
final class VideoSourceTest extends TestCase {

	private const WATCH = 'https://www.youtube.com/watch?v=a1B2-c3_D4e';
	private const EMBED = 'https://www.youtube-nocookie.com/embed/a1B2-c3_D4e?rel=0';

	/** @return iterable<string,array{string,string,string}> Address; page of the video, player. */
	public static function youtube(): iterable {
		foreach ( [
			'https://www.youtube.com/watch?v=a1B2-c3_D4e',
			'http://youtube.com/watch?v=a1B2-c3_D4e',
			'https://m.youtube.com/watch?app=desktop&v=a1B2-c3_D4e',
			'https://music.youtube.com/watch?v=a1B2-c3_D4e&feature=share',
			'https://www.youtube.com/watch?v=a1B2-c3_D4e&list=PL1234567890&index=2',
			'https://WWW.YouTube.com/watch?v=a1B2-c3_D4e#t',
			'https://youtu.be/a1B2-c3_D4e',
			'https://youtu.be/a1B2-c3_D4e?si=k0Qd9w1XyZ',
			'https://www.youtube.com/shorts/a1B2-c3_D4e',
			'https://www.youtube.com/shorts/a1B2-c3_D4e?feature=share',
			'https://www.youtube.com/live/a1B2-c3_D4e',
			'https://www.youtube.com/embed/a1B2-c3_D4e',
			'https://www.youtube-nocookie.com/embed/a1B2-c3_D4e?rel=0',
			'https://www.youtube.com/v/a1B2-c3_D4e',
			'https://www.youtube.com/e/a1B2-c3_D4e/',
			'https://www.youtube.com/live/a1B2-c3_D4e?si=k0Qd9w1XyZ',
			'https://youtu.be/live/a1B2-c3_D4e',
			'https://www.youtube.com/watch/?v=a1B2-c3_D4e',
			'  https://youtu.be/a1B2-c3_D4e ',
		] as $url ) {
			yield $url => [ $url, self::WATCH, self::EMBED ];
		}
		foreach ( [
			'https://youtu.be/a1B2-c3_D4e?t=90'               => 90,
			'https://www.youtube.com/watch?v=a1B2-c3_D4e&t=90s' => 90,
			'https://www.youtube.com/watch?v=a1B2-c3_D4e&t=1h2m3s' => 3723,
			'https://www.youtube.com/watch?v=a1B2-c3_D4e&t=2m' => 120,
			'https://www.youtube.com/embed/a1B2-c3_D4e?start=75' => 75,
		] as $url => $start ) {
			yield $url => [ $url, self::WATCH . "&t={$start}s", self::EMBED . "&start=$start" ];
		}
		yield 'nonsense for a start' => [ self::WATCH . '&t=soon', self::WATCH, self::EMBED ];
	}

	#[DataProvider( 'youtube' )]
	public function test_youtube( string $url, string $link, string $embed ): void {
		$source = Video_Source::of_url( $url );
		self::assertSame( [ 'youtube', $link, $embed, '' ], [ $source->kind, $source->link, $source->embed, $source->file ] );
	}

	#[TestWith( [ 'https://vimeo.com/123456789', 'https://vimeo.com/123456789', 'https://player.vimeo.com/video/123456789?dnt=1' ] )]
	#[TestWith( [ 'http://www.vimeo.com/123456789/', 'https://vimeo.com/123456789', 'https://player.vimeo.com/video/123456789?dnt=1' ] )]
	#[TestWith(
		[ 'https://vimeo.com/123456789?share=copy', 'https://vimeo.com/123456789', 'https://player.vimeo.com/video/123456789?dnt=1' ]
	)]
	#[TestWith(
		[ 'https://player.vimeo.com/video/123456789', 'https://vimeo.com/123456789', 'https://player.vimeo.com/video/123456789?dnt=1' ]
	)]
	#[TestWith(
		[
			'https://vimeo.com/channels/staffpicks/123456789',
			'https://vimeo.com/123456789',
			'https://player.vimeo.com/video/123456789?dnt=1',
		]
	)]
	#[TestWith(
		[
			'https://vimeo.com/groups/shortfilms/videos/123456789',
			'https://vimeo.com/123456789',
			'https://player.vimeo.com/video/123456789?dnt=1',
		]
	)]
	#[TestWith(
		[ 'https://vimeo.com/showcase/42/video/123456789', 'https://vimeo.com/123456789', 'https://player.vimeo.com/video/123456789?dnt=1' ]
	)]
	#[TestWith(
		[
			'https://vimeo.com/123456789/0a1b2c3d4e',
			'https://vimeo.com/123456789/0a1b2c3d4e',
			'https://player.vimeo.com/video/123456789?dnt=1&h=0a1b2c3d4e',
		]
	)]
	#[TestWith(
		[
			'https://player.vimeo.com/video/123456789?h=0a1b2c3d4e',
			'https://vimeo.com/123456789/0a1b2c3d4e',
			'https://player.vimeo.com/video/123456789?dnt=1&h=0a1b2c3d4e',
		]
	)]
	#[TestWith(
		[
			'https://vimeo.com/123456789#t=1m30s',
			'https://vimeo.com/123456789#t=90s',
			'https://player.vimeo.com/video/123456789?dnt=1#t=90s',
		]
	)]
	public function test_vimeo( string $url, string $link, string $embed ): void {
		$source = Video_Source::of_url( $url );
		self::assertSame( [ 'vimeo', $link, $embed, '' ], [ $source->kind, $source->link, $source->embed, $source->file ] );
	}

	#[TestWith( [ '' ] )]
	#[TestWith( [ 'khong phai dia chi' ] )]
	#[TestWith( [ 'https://vi-du.vn/video.mp4' ] )]
	#[TestWith( [ 'https://youtube.com.vi-du.vn/watch?v=a1B2-c3_D4e' ] )]
	#[TestWith( [ 'https://notyoutube.com/watch?v=a1B2-c3_D4e' ] )]
	#[TestWith( [ 'https://www.youtube.com/watch?v=qua-ngan' ] )]
	#[TestWith( [ 'https://www.youtube.com/watch?v=a1B2-c3_D4e%22onload' ] )]
	#[TestWith( [ 'https://www.youtube.com/watch?v[]=a1B2-c3_D4e' ] )]
	#[TestWith( [ 'https://www.youtube.com/playlist?list=PL1234567890' ] )]
	#[TestWith( [ 'https://www.youtube.com/@hien' ] )]
	#[TestWith( [ 'https://www.youtube.com/hoidanit123' ] )]
	#[TestWith( [ 'https://www.youtube.com/hoidanit123/videos' ] )]
	#[TestWith( [ 'https://www.youtube.com/c/hoidanit123' ] )]
	#[TestWith( [ 'https://www.youtube.com/user/hoidanit123' ] )]
	#[TestWith( [ 'https://www.youtube.com/channel/UCa1B2c3D4e' ] )]
	#[TestWith( [ 'https://www.youtube.com/playlist?list=PL1234567890' ] )]
	#[TestWith( [ 'https://www.youtube.com/playlist?list=PL1234567890&v=a1B2-c3_D4e' ] )]
	#[TestWith( [ 'https://www.youtube.com/embed/videoseries?list=PL1234567890' ] )]
	#[TestWith( [ 'https://www.youtube.com/embed/live_stream?channel=UCa1B2c3D4e' ] )]
	#[TestWith( [ 'https://www.youtube.com/clip/UgkxVe123456789' ] )]
	#[TestWith( [ 'https://vimeo.com/hien' ] )]
	#[TestWith( [ 'https://vimeo.com/123456789/khong-phai-khoa' ] )]
	public function test_what_is_no_video_plays_nowhere( string $url ): void {
		$source = Video_Source::of_url( $url );
		self::assertSame( [ 'none', '', '', '' ], [ $source->kind, $source->link, $source->embed, $source->file ] );
	}

	public function test_a_file_wins_over_an_address(): void {
		$source = Video_Source::of( 'https://hien.test/phim.mp4', self::WATCH );
		self::assertSame(
			[ 'file', '', '', 'https://hien.test/phim.mp4' ],
			[ $source->kind, $source->link, $source->embed, $source->file ]
		);
	}

	#[TestWith( [ '14:05', '14:05', 'PT14M5S' ] )]
	#[TestWith( [ '8:42', '08:42', 'PT8M42S' ] )]
	#[TestWith( [ '0:09', '00:09', 'PT0M9S' ] )]
	#[TestWith( [ '1:02:03', '1:02:03', 'PT62M3S' ] )]
	#[TestWith( [ '90:00', '1:30:00', 'PT90M0S' ] )]
	#[TestWith( [ '', '', '' ] )]
	public function test_a_length_is_written_in_one_way( string $written, string $shown, string $iso ): void {
		$seconds = Video_Length::parse( $written );
		self::assertSame( [ $shown, $iso ], [ Video_Length::format( $seconds ), Video_Length::iso( $seconds ) ] );
		self::assertSame( '' === $written ? 0 : 1, preg_match( '~' . Video_Length::PATTERN . '~D', $written ) );
	}
}

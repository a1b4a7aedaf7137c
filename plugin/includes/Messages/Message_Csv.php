<?php
declare(strict_types=1);

namespace Hien\Messages;

use Hien\Csv_Export;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** The messages that the list shows, on all its pages, as a CSV file: without spam and trash, unless it shows these. */
final class Message_Csv extends Csv_Export {

	public const ACTION        = 'hien_messages_csv';
	protected const CAPABILITY = Message_Post_Type::CAPABILITY;
	protected const SCREEN     = 'edit-' . Message_Post_Type::NAME;
	protected const FILE       = 'tin-nhan';
	protected const ARGUMENTS  = [ 'post_status', 's', 'm', Message_List::KIND ];

	/** Statuses of which the list shows messages while none is chosen. */
	private const SHOWN = [ Message_Post_Type::UNREAD, Message_Post_Type::READ, Message_Post_Type::ANSWERED ];

	protected function headings(): array {
		return [
			__( 'Nhận lúc', 'hien-core' ),
			__( 'Loại', 'hien-core' ),
			__( 'Người gửi', 'hien-core' ),
			__( 'Email', 'hien-core' ),
			__( 'Trạng thái', 'hien-core' ),
			__( 'Nội dung', 'hien-core' ),
			__( 'Trả lời', 'hien-core' ),
		];
	}

	protected function batch( int $page ): array {
		$asked  = self::asked();
		$status = $asked['post_status'] ?? '';
		$batch  = [
			'post_status'    => in_array( $status, [ Message_Post_Type::SPAM, 'trash', ...self::SHOWN ], true ) ? $status : self::SHOWN,
			'm'              => $asked['m'] ?? '',
			'posts_per_page' => self::BATCH,
			'paged'          => $page,
		];
		$posts  = Message_Store::find( $batch + Message_List::query( $asked['s'] ?? '' ) );
		return array_map( self::row( ... ), $posts );
	}

	/** @return list<string> */
	private static function row( WP_Post $post ): array {
		$message = Message::of( $post );
		return [
			(string) get_the_date( 'Y-m-d H:i', $post ),
			$message->type,
			$message->name,
			$message->email,
			Message_Post_Type::label( $post->post_status ),
			$message->content,
			implode( "\n\n", array_column( Message::replies( $post->ID ), 'text' ) ),
		];
	}
}

<?php
declare(strict_types=1);

namespace Hien\Content;

use Hien\Module;

defined( 'ABSPATH' ) || exit;

/** What wp-admin's lists say after an action on several items. WordPress itself has sentences about posts and pages only. */
final class Bulk_Messages implements Module {

	/** Label of a post type, see Post_Type::labels(): its noun in the middle of a sentence. */
	public const NOUN = 'hien_noun';

	public function register(): void {
		add_filter( 'bulk_post_updated_messages', [ $this, 'add' ] );
	}

	/**
	 * @param mixed $messages Post type => action => sentence with a %s for the number.
	 * @return array<string,array<string,string>>
	 */
	public function add( mixed $messages ): array {
		$messages = (array) $messages;
		foreach ( get_post_types( [], 'objects' ) as $type ) {
			$noun = $type->labels->{self::NOUN} ?? null;
			if ( null !== $noun ) {
				$messages[ $type->name ] = array_map(
					static fn( string $text ): string => sprintf( $text, '%s', $noun ),
					[
						/* translators: 1: a number, 2: a kind of content */
						'updated'   => __( 'Đã cập nhật %1$s %2$s.', 'hien-core' ),
						/* translators: 1: a number, 2: a kind of content */
						'locked'    => __( 'Chưa cập nhật %1$s %2$s, vì có người đang sửa.', 'hien-core' ),
						/* translators: 1: a number, 2: a kind of content */
						'deleted'   => __( 'Đã xóa hẳn %1$s %2$s.', 'hien-core' ),
						/* translators: 1: a number, 2: a kind of content */
						'trashed'   => __( 'Đã bỏ %1$s %2$s vào thùng rác.', 'hien-core' ),
						/* translators: 1: a number, 2: a kind of content */
						'untrashed' => __( 'Đã lấy lại %1$s %2$s từ thùng rác.', 'hien-core' ),
					]
				);
			}
		}
		return $messages;
	}
}

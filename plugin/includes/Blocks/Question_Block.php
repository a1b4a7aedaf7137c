<?php
declare(strict_types=1);

namespace Hien\Blocks;

use Hien\Content\Content_Repository;
use Hien\Faqs\Faq_Post_Type;
use Hien\Faqs\Faqs_Controller;
use Hien\Posts\Post_Content;

defined( 'ABSPATH' ) || exit;

/** A question with its answer. */
final class Question_Block extends Dynamic_Block {

	/** @var array<int,true> Ids of the questions that are being rendered: an answer may contain the block of its own question. */
	private array $rendering = [];

	protected function name(): string {
		return 'question';
	}

	protected function data( int $id, int $post_id ): ?array {
		$post = Content_Repository::of_ids( Faq_Post_Type::NAME, [ $id ] )[0] ?? null;
		if ( null === $post || '' !== $post->post_password || isset( $this->rendering[ $id ] ) ) {
			return null;
		}
		$this->rendering[ $id ] = true;
		try {
			return [ 'path' => Faqs_Controller::path( $post ) ] + Faqs_Controller::item(
				$post,
				Post_Content::is_for_screen() ? Post_Content::screen_html( $post ) : Post_Content::isolated_html( $post )
			);
		} finally {
			unset( $this->rendering[ $id ] );
		}
	}

	protected function plain( array $data ): string {
		$asked_by = '' === $data['asked_by'] ? '' : '<p>' . esc_html( $data['asked_by'] ) . '</p>';
		// The answer is HTML of the author.
		return sprintf( '<p><strong>%s</strong></p>%s%s', esc_html( $data['question'] ), $data['answer'], $asked_by );
	}
}

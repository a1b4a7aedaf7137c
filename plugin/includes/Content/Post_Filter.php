<?php
declare(strict_types=1);

namespace Hien\Content;

use Closure;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/** A menu above a list of content in wp-admin, by which the list is filtered. */
final class Post_Filter {

	/**
	 * @param string                             $name    Query argument of the list.
	 * @param string                             $label   The choice that leaves out nothing, such as "Tất cả loạt bài".
	 * @param array<int|string,string>           $choices Value => text.
	 * @param Closure(WP_Query,string):void|null $apply   Changes the query for one of the values; null where WordPress knows the argument.
	 */
	public function __construct(
		public readonly string $name,
		public readonly string $label,
		public readonly array $choices,
		private readonly ?Closure $apply = null,
	) {}

	/** The chosen value; '' for none. */
	public function chosen(): string {
		$value = $_GET[ $this->name ] ?? ''; // phpcs:ignore WordPress.Security -- Only compared with the choices.
		return is_string( $value ) && isset( $this->choices[ $value ] ) ? $value : '';
	}

	public function apply( WP_Query $query ): void {
		if ( null !== $this->apply && '' !== $this->chosen() ) {
			( $this->apply )( $query, $this->chosen() );
		}
	}

	public function print(): void {
		printf(
			'<label class="screen-reader-text" for="%1$s">%2$s</label><select id="%1$s" name="%1$s"><option value="">%2$s</option>',
			esc_attr( $this->name ),
			esc_html( $this->label )
		);
		foreach ( $this->choices as $value => $text ) {
			printf(
				'<option value="%s"%s>%s</option>',
				esc_attr( (string) $value ),
				selected( $this->chosen(), (string) $value, false ),
				esc_html( $text )
			);
		}
		echo '</select>';
	}
}

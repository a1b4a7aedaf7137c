import { __, sprintf } from '@wordpress/i18n';
import { formatNumber } from './numbers';

const STEP = 50;

/**
 * The number of remaining characters for a live region, rounded so that it changes only every 50 characters.
 *
 * @param left Number of characters; negative for a text that is too long.
 */
export function remainingText( left: number ): string {
	return left < 0
		? __( 'Dài quá, bạn viết ngắn lại nhé.', 'hien' )
		: sprintf(
				/* translators: %s: number of characters. */
				__( 'Còn không quá %s ký tự.', 'hien' ),
				formatNumber( Math.ceil( left / STEP ) * STEP )
			);
}

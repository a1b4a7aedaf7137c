import { __, sprintf } from '@wordpress/i18n';
import { formatNumber } from './formats';

const STEP = 50;

/** The remaining characters (negative: too many) for a live region, rounded to 50, so that it changes seldom. */
export function remainingText( left: number ): string {
	return left < 0
		? __( 'Dài quá, bạn viết ngắn lại nhé.', 'hien' )
		: sprintf(
				/* translators: %s: number of characters. */
				__( 'Còn không quá %s ký tự.', 'hien' ),
				formatNumber( Math.ceil( left / STEP ) * STEP )
			);
}

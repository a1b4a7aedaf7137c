import { __, sprintf } from '@wordpress/i18n';
import { formatNumber } from './numbers';

/** Vietnamese nouns have no plural. */
export function commentCount( count: number ): string {
	return count === 0
		? __( 'Chưa có bình luận', 'hien' )
		: sprintf(
				/* translators: %s: number of comments. */
				__( '%s bình luận', 'hien' ),
				formatNumber( count )
			);
}

export function readingTime( minutes: number ): string {
	return sprintf(
		/* translators: %s: number of minutes. */
		__( '%s phút đọc', 'hien' ),
		formatNumber( minutes )
	);
}

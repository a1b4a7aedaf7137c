import { __, _n, sprintf } from '@wordpress/i18n';

/** Thousands with dots: 1.248. */
export function formatNumber( value: number ): string {
	return String( value ).replace( /\B(?=(\d{3})+$)/g, '.' );
}

// _n(), since translations may have plural forms; Vietnamese has none.

/** "3 bình luận"; a sentence for 0. */
export function commentCount( count: number ): string {
	return count === 0
		? __( 'Chưa có bình luận', 'hien' )
		: countedComments( count );
}

/** "3 bình luận", or "0 bình luận". */
export function countedComments( count: number ): string {
	return sprintf(
		/* translators: %s: number of comments. */
		_n( '%s bình luận', '%s bình luận', count, 'hien' ),
		formatNumber( count )
	);
}

export function resultCount( count: number ): string {
	return sprintf(
		/* translators: %s: number of results of a search. */
		_n( '%s kết quả', '%s kết quả', count, 'hien' ),
		formatNumber( count )
	);
}

export function memberCount( count: number ): string {
	return sprintf(
		/* translators: %s: number of members. */
		_n( '%s thành viên', '%s thành viên', count, 'hien' ),
		formatNumber( count )
	);
}

export function viewCount( count: number ): string {
	return count === 0
		? __( 'Chưa có lượt xem', 'hien' )
		: sprintf(
				/* translators: %s: how often something was read or watched. */
				_n( '%s lượt xem', '%s lượt xem', count, 'hien' ),
				formatNumber( count )
			);
}

export function readingTime( minutes: number ): string {
	return sprintf(
		/* translators: %s: number of minutes. */
		_n( '%s phút đọc', '%s phút đọc', minutes, 'hien' ),
		formatNumber( minutes )
	);
}

/**
 * The last one or two words of a Vietnamese name, by which people address each other: "Bình" of "Trần Thị Bình".
 * What an account without a name is called stays whole. Twin: hien_short_name()
 */
export function shortName( name: string, wordCount: 1 | 2 ): string {
	const words =
		name === __( 'Thành viên', 'hien' ) ? [ name ] : name.split( /\s+/ );
	// Not an emoji at the end, unless there is nothing else.
	const named = words.filter( ( word ) => /[\p{L}\p{N}]/u.test( word ) );
	return ( named[ 0 ] ? named : words ).slice( -wordCount ).join( ' ' );
}

/**
 * Prevents line breaks in a title between a number and the word that it counts, and inside of "3-2-1". CSS has no
 * property for either. Twin: hien_title()
 */
export function titleText( title: string ): string {
	return title
		.replace( /(?<![\p{L}\p{N}-])(\d[\d.,]*) (?=[\p{L}%])/gu, '$1\u00a0' )
		.replace( /(?<=\d)-(?=\d)/g, '-\u2060' );
}

/** An amount of đồng: 1.290.000 ₫. */
export function formatPrice( amount: number ): string {
	return amount === 0
		? __( 'Miễn phí', 'hien' )
		: `${ formatNumber( amount ) } ₫`;
}

/** DD/MM/YYYY in the site's time zone, whatever the visitor's is; from ISO 8601 with the site's offset. */
export function formatDate( iso: string ): string {
	return iso.slice( 0, 10 ).split( '-' ).reverse().join( '/' );
}

/** DD/MM/YYYY HH:mm in the site's time zone. */
export function formatDateTime( iso: string ): string {
	return `${ formatDate( iso ) } ${ iso.slice( 11, 16 ) }`;
}

/** "Tham gia 17/11/2026": the day on which somebody became a member. */
export function joinedOn( iso: string ): string {
	return sprintf(
		/* translators: %s: day on which somebody became a member. */
		__( 'Tham gia %s', 'hien' ),
		formatDate( iso )
	);
}

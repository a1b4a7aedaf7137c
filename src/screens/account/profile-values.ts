import { __, sprintf } from '@wordpress/i18n';
import {
	PROFILE_LINKS_LIMIT,
	PROFILE_URL_LENGTH,
} from '../../contract/constants';
import type { Account } from '../../contract/types';

/** A valid URL of a profile, the same as in Profile.php. */
const ADDRESS = /^https?:\/\/[^\s/?#@]+\.[^\s/?#@]+(?:[/?#]\S*)?$/iu;

/** Completes a URL with https:// if it has no scheme, as the server does. */
function completeAddress( typed: string ): string {
	const text = typed.trim();
	return text === '' || /^[a-z]+:/i.test( text ) ? text : `https://${ text }`;
}

/** Validates a field for react-hook-form: true if it is empty or has a valid URL, otherwise the error message. */
export function checkAddress( typed: string | undefined ): true | string {
	const address = completeAddress( typed ?? '' );
	if ( address.length > PROFILE_URL_LENGTH ) {
		return sprintf(
			/* translators: %s: number of characters. */
			__( 'Viết ngắn hơn nhé, nhiều nhất %s ký tự.', 'hien' ),
			String( PROFILE_URL_LENGTH )
		);
	}
	return (
		address === '' ||
		ADDRESS.test( address ) ||
		__( 'Địa chỉ trang web bắt đầu bằng http:// hoặc https://.', 'hien' )
	);
}

export interface Values {
	readonly last_name: string;
	readonly first_name: string;
	readonly name: string;
	readonly url: string;
	readonly bio: string;
	readonly links: readonly {
		readonly title: string;
		readonly url: string;
	}[];
}

const ROWS = Array.from(
	{ length: PROFILE_LINKS_LIMIT },
	( _, index ) => index
);

/** Names of the fields whose text is saved as a draft. */
export const DRAFTS = [
	'last_name',
	'first_name',
	'name',
	'url',
	'bio',
	...ROWS.flatMap(
		( row ) => [ `links.${ row }.title`, `links.${ row }.url` ] as const
	),
] as const;

/** The name of a member's draft. It contains the member's id, since another member may sign in in this tab. */
export function draftName( account: Account ): string {
	return `account-${ account.id }`;
}

export function toValues( account: Account ): Values {
	return {
		last_name: account.last_name,
		first_name: account.first_name,
		name: account.name,
		url: account.url,
		bio: account.bio,
		links: ROWS.map(
			( row ) => account.links[ row ] ?? { title: '', url: '' }
		),
	};
}

/** The values as the server takes them, without empty links and with completed URLs. */
function fromValues( values: Values ) {
	return {
		...values,
		url: completeAddress( values.url ),
		links: ( values.links ?? [] )
			.map( ( link ) => ( {
				title: link?.title ?? '',
				url: completeAddress( link?.url ?? '' ),
			} ) )
			.filter( ( { title, url } ) => title || url ),
	};
}

/** What is sent: only what differs from the first values, since another tab may have changed the rest meanwhile. */
export function changesOf(
	values: Values,
	first: Values
): Partial< ReturnType< typeof fromValues > > {
	const before = new Map( Object.entries( fromValues( first ) ) );
	return Object.fromEntries(
		Object.entries( fromValues( values ) ).filter(
			( [ name, value ] ) =>
				JSON.stringify( value ) !== JSON.stringify( before.get( name ) )
		)
	);
}

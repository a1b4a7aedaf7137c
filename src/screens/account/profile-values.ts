import { PROFILE_LINKS_LIMIT } from '../../contract/constants';
import type { Account } from '../../contract/types';
import { completeAddress } from './web-address';

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

/** The values for the server, without empty links and with completed URLs. */
export function fromValues( values: Values ) {
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

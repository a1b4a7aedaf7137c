import { MEMBERS_LIMIT } from '../contract/constants';
import type { MemberList } from '../contract/types';
import { restPath } from '../lib/paths';
import { get } from './client';

/** The REST path of a page of the members whose names contain a text, with or without its accents. */
export function membersPath( name: string, page: number ) {
	return restPath< MemberList >(
		'users?limit={limit}&page={page}&name={name}',
		{ limit: MEMBERS_LIMIT, page, name }
	);
}

export function findMembers(
	name: string,
	page: number,
	signal: AbortSignal
): Promise< MemberList > {
	return get( membersPath( name, page ), signal );
}

import { MEMBERS_LIMIT } from '../contract/constants';
import type { MemberList } from '../contract/types';
import { restPath } from '../lib/paths';
import { get } from './client';

/** A page of the members whose names contain a text, with or without its accents. Fails as get() does. */
export function findMembers(
	name: string,
	page: number,
	signal?: AbortSignal
): Promise< MemberList > {
	return get(
		restPath< MemberList >( 'users?limit={limit}&page={page}&name={name}', {
			limit: MEMBERS_LIMIT,
			page,
			name,
		} ),
		signal
	);
}

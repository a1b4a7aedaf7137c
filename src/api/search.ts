import { SEARCH_LIMIT } from '../contract/constants';
import type { SearchResults } from '../contract/types';
import { restPath } from '../lib/paths';
import { get } from './client';

/** A page of results with all words of a query, for search as you type. Fails as get() does. */
export function findContent(
	query: string,
	page: number,
	signal: AbortSignal
): Promise< SearchResults > {
	return get(
		restPath< SearchResults >(
			'search?limit={limit}&page={page}&s={query}',
			{
				limit: SEARCH_LIMIT,
				page,
				query,
			}
		),
		signal
	);
}

import { SEARCH_LIMIT } from '../contract/constants';
import type { SearchResults } from '../contract/types';
import { restPath } from '../lib/paths';
import { get } from './client';

/** Results with all words of a query, for search as you type. Fails as get() does. */
export function search(
	query: string,
	signal: AbortSignal
): Promise< SearchResults > {
	return get(
		restPath< SearchResults >( 'search?limit={limit}&page=1&s={query}', {
			limit: SEARCH_LIMIT,
			query,
		} ),
		signal
	);
}

import { SEARCH_LIMIT } from '../contract/constants';
import type { SearchResults } from '../contract/types';
import { restPath } from '../lib/paths';
import { get } from './client';

/**
 * What holds all words of a query, for a box that asks while somebody types; the screen of results has its store.
 * Fails as get() does.
 */
export function search(
	words: string,
	signal: AbortSignal
): Promise< SearchResults > {
	return get(
		restPath< SearchResults >( 'search?limit={limit}&s={words}', {
			limit: SEARCH_LIMIT,
			words,
		} ),
		signal
	);
}

import type { Screen } from '../contract/types';

/** The URL of a comment as findComment() returns it; null as well if its code cannot be loaded. */
export async function commentAddressOf(
	screen: Screen,
	hash: string,
	signal: AbortSignal
): Promise< string | null > {
	return hash.startsWith( '#comments' )
		? import( /* webpackChunkName: "later" */ './find-comment' ).then(
				( { findComment } ) => findComment( screen, hash, signal ),
				() => null
			)
		: null;
}

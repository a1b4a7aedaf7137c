import { get } from '../api/client';
import { ROUTES } from '../contract/routes';
import type { RouteName } from '../contract/routes';
import type { CommentList, Screen } from '../contract/types';
import { href, pagePath, restPath } from '../lib/paths';

/** Routes that show something first, then a page of its comments. */
const WITH_COMMENTS = [
	'post',
	'page',
	'image',
	'video',
] as const satisfies RouteName[];

function hasComments(
	route: string
): route is ( typeof WITH_COMMENTS )[ number ] {
	return WITH_COMMENTS.some( ( name ) => name === route );
}

/**
 * Where the comment is that a fragment (`#comments{id}`) names, if it is on another page of the comments.
 *
 * @param screen
 * @param hash   Fragment of the address, with '#'.
 * @param signal Ends the request.
 * @return Its address; null where the screen shows it, or nobody knows it.
 */
export async function findComment(
	screen: Screen,
	hash: string,
	signal: AbortSignal
): Promise< string | null > {
	const { route, params, data } = screen;
	const id = Number( /^#comments(\d+)$/.exec( hash )?.[ 1 ] );
	if ( ! id || ! hasComments( route ) ) {
		return null;
	}
	const [ post, shown ] = ROUTES[ route ].rest.map(
		( template ) => data[ restPath( template, params ) ]
	) as [ { readonly path: string }, CommentList ];
	const holds = ( list: CommentList ) =>
		list.data.some( ( comment ) => comment.id === id );
	if ( shown.pages < 2 || holds( shown ) ) {
		return null;
	}
	const path = `cmt?object_id=${ shown.object_id }&type=posts&comment=${ id }`;
	const list = await get< CommentList >( path, signal ).catch( () => null );
	return list && holds( list )
		? href( pagePath( post.path, list.page, 'comment-page-' ) ) + hash
		: null;
}

import { commentPage } from '../api/comments';
import { ROUTES } from '../contract/routes';
import type { RouteName } from '../contract/routes';
import type { CommentList, Screen } from '../contract/types';
import { href, pagePath, restPath } from '../lib/paths';

/** Routes whose two REST paths are those of an item and of a page of its comments. */
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
 * Finds the page of comments with the comment that a fragment (`#comments{id}`) names, if the screen shows another
 * page.
 *
 * @param screen
 * @param hash   Fragment of the address, with '#'.
 * @param signal Aborts the request.
 * @return The URL of the comment; null if the screen shows it, or if it is not found.
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
	const contains = ( list: CommentList ) =>
		list.data.some( ( comment ) => comment.id === id );
	if ( shown.pages < 2 || contains( shown ) ) {
		return null;
	}
	const list = await commentPage(
		'posts',
		shown.object_id,
		id,
		signal
	).catch( () => null );
	return list && contains( list )
		? href( pagePath( post.path, list.page, 'comment-page-' ) ) + hash
		: null;
}

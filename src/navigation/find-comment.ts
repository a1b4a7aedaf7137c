import { commentPage } from '../api/comments';
import type { ScreenData } from '../contract/routes';
import type { CommentList, Screen } from '../contract/types';
import { href, pagePath } from '../lib/paths';
import { screenResponses } from '../stores/responses';
import { destinationOf } from './destination';
import type { Destination } from './destination';
import { getSetup } from './setup';

/** Where the comment is that a fragment (`#comments{id}`) names; null if it is shown, or not found. */
export async function commentDestination(
	screen: Screen,
	hash: string,
	signal: AbortSignal
): Promise< Destination | null > {
	const id = Number( /^#comments(\d+)$/.exec( hash )?.[ 1 ] );
	const {
		post,
		video,
		image,
		comments: shown,
	} = screenResponses( getSetup().registry, screen ) as Partial<
		ScreenData[ 'post' ] & ScreenData[ 'video' ] & ScreenData[ 'image' ]
	>;
	const path = ( post ?? video ?? image )?.path;
	if ( ! id || ! shown || path === undefined ) {
		return null;
	}
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
		? destinationOf(
				new URL(
					href( pagePath( path, list.page, 'comment-page-' ) ) + hash
				)
			)
		: null;
}

import { notify, newlyUnread } from './use-notifications';
import type { ListedThread } from './threads';

function thread( uid: string, more: Partial< ListedThread > ): ListedThread {
	return {
		uid,
		name: uid,
		avt: '',
		last: '',
		lastAt: 10,
		lastType: 'user',
		unreadAdmin: 1,
		unreadUser: 0,
		...more,
	};
}

it( 'does without notifications where a page may not make them, as on Android', () => {
	Object.assign( window, {
		Notification: class {
			constructor() {
				throw new TypeError( 'Illegal constructor' );
			}
		},
	} );
	expect( notify( 'Bình', {} ) ).toBeNull();
} );

it( 'finds the conversations in which a member has written since, none that are only loaded later', () => {
	const threads = new Map(
		[
			thread( 'newer', { lastAt: 20 } ),
			thread( 'same', {} ),
			thread( 'older, loaded later', { lastAt: 5 } ),
			thread( 'read', { lastAt: 20, unreadAdmin: 0 } ),
			thread( 'answered', { lastAt: 20, lastType: 'Admin' } ),
		].map( ( each ) => [ each.uid, each ] )
	);
	expect( newlyUnread( threads, 10 ).map( ( { uid } ) => uid ) ).toEqual( [
		'newer',
	] );
} );

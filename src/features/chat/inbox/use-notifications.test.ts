import { withNews } from './use-notifications';
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

it( 'finds the conversations in which a member has written since', () => {
	const threads = new Map(
		[
			thread( 'newer', { lastAt: 20 } ),
			thread( 'first', {} ),
			thread( 'same', {} ),
			thread( 'read', { lastAt: 20, unreadAdmin: 0 } ),
			thread( 'answered', { lastAt: 20, lastType: 'Admin' } ),
		].map( ( each ) => [ each.uid, each ] )
	);
	const before = new Map(
		[ 'newer', 'same', 'read', 'answered' ].map( ( uid ) => [ uid, 10 ] )
	);
	expect( withNews( before, threads ).map( ( { uid } ) => uid ) ).toEqual( [
		'newer',
		'first',
	] );
} );

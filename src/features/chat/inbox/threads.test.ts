import {
	sortThreads,
	filterThreads,
	countUnreadMessages,
	countUnreadThreads,
	mergeLatest,
	mergeOlder,
	replaceThread,
} from './threads';
import type { ListedThread, Threads } from './threads';

function thread(
	uid: string,
	lastAt: number,
	more: Partial< ListedThread > = {}
): ListedThread {
	return {
		uid,
		name: `Thành viên ${ uid }`,
		avt: '',
		last: 'Chào',
		lastAt,
		lastType: 'user',
		unreadAdmin: 0,
		unreadUser: 0,
		...more,
	};
}

function known( ...threads: ListedThread[] ): Threads {
	return new Map( threads.map( ( each ) => [ each.uid, each ] ) );
}

const uids = ( threads: Iterable< ListedThread > ) =>
	[ ...threads ].map( ( { uid } ) => uid );

it( 'lists unread conversations first, then the latest', () => {
	expect(
		uids(
			sortThreads(
				known(
					thread( '1', 10 ),
					thread( '2', 30 ),
					thread( '3', 5, { unreadAdmin: 2 } ),
					thread( '4', 20, { unreadAdmin: 1 } )
				)
			)
		)
	).toEqual( [ '4', '3', '2', '1' ] );
} );

it( 'finds names without accents, within a filter', () => {
	const all = [
		thread( '1', 1, { name: 'Trần Thị Bình', unreadAdmin: 1 } ),
		thread( '2', 2, { name: 'Đỗ Hữu Minh' } ),
		thread( '3', 3, { name: 'Nguyễn Bình' } ),
	];
	const blocked = new Set( [ '3' ] );
	expect( uids( filterThreads( all, 'all', ' BINH ', blocked ) ) ).toEqual( [
		'1',
		'3',
	] );
	expect( uids( filterThreads( all, 'all', 'do huu', blocked ) ) ).toEqual( [
		'2',
	] );
	expect( uids( filterThreads( all, 'unread', 'binh', blocked ) ) ).toEqual( [
		'1',
	] );
	expect( uids( filterThreads( all, 'blocked', '', blocked ) ) ).toEqual( [
		'3',
	] );
} );

it( 'counts what nobody has read: messages, and conversations', () => {
	const all = known(
		thread( '1', 1, { unreadAdmin: 2 } ),
		thread( '2', 2 ),
		thread( '3', 3, { unreadAdmin: 1 } )
	);
	expect( countUnreadMessages( all ) ).toBe( 3 );
	expect( countUnreadThreads( all ) ).toBe( 2 );
} );

describe( 'the latest conversations', () => {
	const before = [ thread( '1', 10 ), thread( '2', 20 ), thread( '3', 30 ) ];

	it( 'keep one that newer ones have pushed out', () => {
		const latest = [ ...before.slice( 1 ), thread( '4', 40 ) ];
		expect(
			uids(
				mergeLatest( known( ...before ), before, latest, 3 ).values()
			)
		).toEqual( [ '1', '2', '3', '4' ] );
	} );

	it( 'lose one that was deleted, where an older one takes its place', () => {
		const latest = [
			thread( '0', 5 ),
			thread( '1', 10 ),
			thread( '3', 30 ),
		];
		expect(
			uids(
				mergeLatest( known( ...before ), before, latest, 3 ).values()
			)
		).toEqual( [ '1', '3', '0' ] );
	} );

	it( 'lose one that was deleted, where none takes its place', () => {
		const latest = before.slice( 1 );
		expect(
			uids(
				mergeLatest( known( ...before ), before, latest, 3 ).values()
			)
		).toEqual( [ '2', '3' ] );
	} );

	it( 'change what is known', () => {
		const latest = [
			before[ 0 ],
			thread( '2', 50, { last: 'Mới' } ),
		].filter( ( each ) => each !== undefined );
		expect(
			mergeLatest(
				known( ...before ),
				before.slice( 0, 2 ),
				latest,
				3
			).get( '2' )?.last
		).toBe( 'Mới' );
	} );
} );

it( 'does not replace what has come meanwhile by something older', () => {
	const merged = mergeOlder( known( thread( '1', 50, { last: 'Mới' } ) ), [
		thread( '1', 10 ),
		thread( '2', 5 ),
	] );
	expect( merged.get( '1' )?.last ).toBe( 'Mới' );
	expect( uids( merged.values() ) ).toEqual( [ '1', '2' ] );
} );

it( 'replaces one, and removes one that is gone', () => {
	const all = known( thread( '1', 1 ), thread( '2', 2 ) );
	expect( uids( replaceThread( all, '1', null ).values() ) ).toEqual( [
		'2',
	] );
	expect(
		replaceThread( all, '1', thread( '1', 9 ) ).get( '1' )?.lastAt
	).toBe( 9 );
} );

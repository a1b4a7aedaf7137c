import { commandAt, insertReply, matchingReplies } from './replies';

it.each( [
	[ '/', 1, '' ],
	[ '/chao em', 8, 'chao em' ],
	[ 'Chào em /hoc', 12, 'hoc' ],
	[ 'Chào\n/hoc phí', 9, 'hoc' ],
	[ 'và/hoặc', 7, null ],
	[ 'https://hien.vn', 15, null ],
	[ 'Chào', 4, null ],
] )( 'reads the words after / in %j up to %i', ( text, caret, words ) => {
	expect( commandAt( text, caret )?.words ?? null ).toBe( words );
} );

it( 'finds saved answers without accents, by title before text', () => {
	const replies = [
		{ title: 'Chào', text: 'Học phí ghi ở trang Khóa học.' },
		{ title: 'Học phí', text: 'Mình gửi em bảng giá nhé.' },
		{ title: 'Hẹn', text: 'Mai mình trả lời.' },
	];
	expect(
		matchingReplies( replies, 'hoc phi' ).map( ( { title } ) => title )
	).toEqual( [ 'Học phí', 'Chào' ] );
	expect( matchingReplies( replies, '' ) ).toHaveLength( 3 );
} );

it( 'puts an answer in the place of the / and its words', () => {
	expect( insertReply( 'Chào em, /hoc phi ạ', 17, 'học phí đây' ) ).toEqual( {
		text: 'Chào em, học phí đây ạ',
		caret: 20,
	} );
	expect( insertReply( '', 0, 'Chào em' ) ).toEqual( {
		text: 'Chào em',
		caret: 7,
	} );
} );

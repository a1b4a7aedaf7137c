import { splitAtMatches } from './split-at-matches';

/** The text with its matches in brackets. */
function marked( text: string, query: string ): string {
	return splitAtMatches( text, query )
		.map( ( piece ) =>
			piece.isMatch ? `[${ piece.text }]` : piece.text
		)
		.join( '' );
}

describe( 'splitAtMatches()', () => {
	it.each( [
		[ 'without marks', 'Lập trình plugin', 'trinh', 'Lập [trình] plugin' ],
		[ 'in capitals', 'Lập trình plugin', 'LẬP', '[Lập] trình plugin' ],
		[ 'decomposed', 'Lập trình', 'la\u0302\u0323p', '[Lập] trình' ],
		[
			'in a decomposed text',
			'Ba\u0323n be\u0300',
			'ban',
			'[Ba\u0323n] be\u0300',
		],
		[
			'side by side',
			'Tạo REST API riêng',
			'rest api',
			'Tạo [REST API] riêng',
		],
		[ 'with a sign between', 'REST-API', 'api rest', '[REST]-[API]' ],
		[ 'at the beginning of a word', 'Đường về', 'duo', '[Đườ]ng về' ],
		[ 'not inside a word', 'bất thường', 'uong', 'bất thường' ],
		[
			'in the longest form',
			'chương trình',
			'chu chuong',
			'[chương] trình',
		],
		[ 'of two letters whole only', 'bạn là bàn', 'ba la', 'bạn [là] bàn' ],
		[ 'begun by the last word', 'bạn là bàn', 'la ba', '[bạ]n [là bà]n' ],
		[ 'of another script', '日本語 và 日本', '日本', '日本語 và [日本]' ],
		[ 'that is only signs', 'Giảm 50%?', '%?', 'Giảm 50%?' ],
		[ 'that is nothing', 'Giảm 50%', '', 'Giảm 50%' ],
	] )( 'finds what is %s', ( _, text, query, expected ) => {
		expect( marked( text, query ) ).toBe( expected );
	} );

	it( 'has nothing to cut in an empty text', () => {
		expect( splitAtMatches( '', 'abc' ) ).toEqual( [] );
	} );
} );

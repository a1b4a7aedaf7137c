import { postScreen } from '../../tests/js/fixtures';
import { writeBoot } from '../../tests/js/server';
import { boot, site } from './boot';
import type { Post } from '../contract/types';

it( 'reads what the server wrote', () => {
	writeBoot( { base: '/blog' } );
	expect( boot().base ).toBe( '/blog' );
	expect( site().name ).toBe( 'Hiên' );
} );

it( 'says what is wrong with the page', () => {
	expect( () => boot() ).toThrow( '#hien-boot is missing' );
	const script = document.createElement( 'script' );
	script.id = 'hien-boot';
	script.type = 'application/json';
	script.textContent = '{"home":"/"}';
	document.head.append( script );
	expect( () => boot() ).toThrow( 'unexpected shape' );
} );

it( 'reads the text of an article in the page, which has it once', () => {
	for ( const words of [ 'Chữ', 'Khác' ] ) {
		const prose = document.createElement( 'div' );
		prose.className = 'hien-prose';
		const paragraph = document.createElement( 'p' );
		paragraph.textContent = words;
		prose.append( paragraph );
		document.body.append( prose );
	}
	const screen = postScreen();
	const post = screen.data[ 'post' ] as Post;
	writeBoot( {
		screen: {
			...screen,
			data: { ...screen.data, post: { ...post, content: null } },
		},
	} );
	expect( boot().screen.data ).toEqual( {
		...screen.data,
		post: { ...post, content: '<p>Chữ</p>' },
	} );
} );

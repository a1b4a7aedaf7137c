import { writeBoot } from '../../tests/js/server';
import { boot, site } from './boot';

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

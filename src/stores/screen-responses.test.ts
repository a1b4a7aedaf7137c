import { latestScreen } from '../../tests/js/fixtures';
import { responsePath } from './screen-responses';

it( 'gives the REST path of a response of a screen, and throws for a name that it has not', () => {
	const screen = latestScreen( 2 );
	expect( responsePath< 'latest', 'posts' >( screen, 'posts' ) ).toBe(
		'posts?limit=15&page=2'
	);
	expect( () =>
		responsePath< 'account', 'favorites' >( screen, 'favorites' )
	).toThrow( 'favorites' );
} );

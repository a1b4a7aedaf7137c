import { BINH } from '../../../../tests/js/fixtures';
import { writeBoot } from '../../../../tests/js/server';
import { connection } from '../site-connection';
import { outboxOf } from './use-outbox';

it( 'takes the same turn for all conversations of the sender, whom the rules count as one', () => {
	writeBoot( { user: BINH } );
	jest.spyOn( connection, 'getSnapshot' ).mockReturnValue( {
		state: 'online',
		reason: '',
		triesAgain: false,
		session: {} as never,
	} );
	const request = jest.fn( () => new Promise( () => {} ) );
	Object.assign( window.navigator, { locks: { request } } );
	outboxOf( '20' ).add( { text: 'một', img: '' } );
	outboxOf( '21' ).add( { text: 'hai', img: '' } );
	const turn = [ expect.stringMatching( /2-$/ ), expect.any( Function ) ];
	expect( request.mock.calls ).toEqual( [ turn, turn ] );
} );

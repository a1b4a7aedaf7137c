import type { Message } from '../conversation/message';
import { proposedTitle } from './faq-dialog';

function said( type: Message[ 'type' ], message: string ): Message {
	return {
		key: '-A',
		type,
		username: '',
		avt: '',
		message,
		user_id: '',
		img: '',
		createdAt: 0,
		isRead: true,
		isOnPress: false,
	};
}

it( 'takes the words of the member', () => {
	expect(
		proposedTitle( [
			said( 'Admin', 'Chào em' ),
			said( 'user', 'Cài plugin\n thế nào ạ?' ),
		] )
	).toBe( 'Cài plugin thế nào ạ?' );
	expect( proposedTitle( [ said( 'Admin', 'Chào em' ) ] ) ).toBe( 'Chào em' );
	expect( proposedTitle( [] ) ).toBe( '' );
} );

it( 'ends a long one at a word', () => {
	const title = proposedTitle( [
		said( 'user', 'một hai ba '.repeat( 30 ) ),
	] );
	expect( title.length ).toBeLessThanOrEqual( 121 );
	expect( title ).toMatch( /(?:một|hai|ba)…$/ );
} );

it( 'ends one without a space at a whole emoji', () => {
	const title = proposedTitle( [
		said( 'user', `a${ '😂'.repeat( 80 ) }` ),
	] );
	expect( title ).toBe( `a${ '😂'.repeat( 59 ) }…` );
} );

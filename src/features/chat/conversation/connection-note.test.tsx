import { act, fireEvent, render, screen } from '@testing-library/react';
import { writeBoot } from '../../../../tests/js/server';
import { connection } from '../site-connection';
import { ConnectionNote } from './connection-note';

it( 'of a chat that has ended with the session connects again when it is asked to, not when the network is back', () => {
	writeBoot();
	const retry = jest.spyOn( connection, 'retry' );
	render( <ConnectionNote /> );
	act( () => connection.close( 'Phiên đăng nhập đã kết thúc.' ) );
	expect( screen.getByText( 'Phiên đăng nhập đã kết thúc.' ) ).toBeVisible();
	fireEvent( window, new Event( 'online' ) );
	expect( retry ).not.toHaveBeenCalled();
	fireEvent.click( screen.getByRole( 'button', { name: 'Thử lại' } ) );
	expect( retry ).toHaveBeenCalledTimes( 1 );
} );

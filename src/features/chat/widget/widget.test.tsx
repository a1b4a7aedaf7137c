import { act, fireEvent, screen } from '@testing-library/react';
import { installDialogs } from '../../../../tests/js/dialog';
import { BINH } from '../../../../tests/js/fixtures';
import { renderWith } from '../../../../tests/js/render-app';
import { writeBoot } from '../../../../tests/js/server';
import { outboxOf } from '../conversation/use-outbox';
import { connection } from '../site-connection';
import { hasUnsent, outboxName } from '../unsent';
import { Widget } from './widget';

let mockIsLost = false;

// Its chunk cannot be loaded the first time.
jest.mock( './unconnected', () => {
	if ( ! mockIsLost ) {
		mockIsLost = true;
		throw new Error( 'no chunk' );
	}
	return jest.requireActual< object >( './unconnected' );
} );

beforeEach( installDialogs );

it( 'waits for the code of its panel, which could not be loaded at once', async () => {
	await renderWith( <Widget user={ null } startsOpen /> );
	expect( screen.getByRole( 'status', { name: 'Đang tải' } ) ).toBeVisible();
	expect( await screen.findByText( /^Vui lòng đăng nhập/ ) ).toBeVisible();
	expect( window.reportError ).toHaveBeenCalledTimes( 1 );
} );

it( 'has a form for a member of a site without Firebase', async () => {
	await renderWith( <Widget user={ BINH } startsOpen />, {}, { user: BINH } );
	expect( await screen.findByText( /^Bạn để lại lời nhắn/ ) ).toBeVisible();
} );

it( 'says on its button that a message was refused, until that is seen to', async () => {
	jest.spyOn( connection, 'start' ).mockImplementation( () => {} );
	const { chat } = writeBoot( { user: BINH } );
	const uid = String( BINH.id );
	window.localStorage.setItem(
		`${ outboxName( uid ) }-1`,
		JSON.stringify( {
			id: '1',
			key: null,
			text: 'một',
			img: '',
			refusal: 'Có thể bạn gửi quá nhanh.',
		} )
	);
	expect( hasUnsent( uid ) ).toBe( true );
	await renderWith(
		<Widget user={ BINH } startsOpen={ false } />,
		{},
		{ user: BINH, chat: { ...chat, config: {} as never } }
	);
	const button = screen.getByRole( 'button' );
	expect( button ).toHaveAccessibleName(
		'Nhắn tin cho tác giả, có tin chưa gửi được'
	);
	expect( connection.start ).not.toHaveBeenCalled();
	act( () => outboxOf( uid ).remove( '1' ) );
	expect( button ).toHaveAccessibleName( 'Nhắn tin cho tác giả' );
	expect( hasUnsent( uid ) ).toBe( false );
} );

it( 'is closed where the browser has closed its window without asking', async () => {
	await renderWith( <Widget user={ null } startsOpen /> );
	const panel = screen.getByRole< HTMLDialogElement >( 'dialog' );
	panel.open = false;
	fireEvent( panel, new Event( 'close' ) );
	expect( screen.queryByRole( 'dialog', { hidden: true } ) ).toBeNull();
	expect( screen.getByRole( 'button' ) ).toHaveFocus();
} );

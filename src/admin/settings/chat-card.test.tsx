import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import apiFetch from '@wordpress/api-fetch';
import type { ChatCheck } from '../../contract/types';
import { ChatCard } from './chat-card';

jest.mock( '@wordpress/api-fetch' );
jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ), {
	virtual: true,
} );
// Of wp-admin, which brings the package.
jest.mock(
	'@wordpress/components',
	() => {
		function Box( { children }: { readonly children?: ReactNode } ) {
			return <div>{ children }</div>;
		}
		return {
			Card: Box,
			CardBody: Box,
			CardHeader: Box,
			Notice: Box,
			TextareaControl: Box,
			Button: ( props: {
				disabled?: boolean;
				onClick: () => void;
				children: ReactNode;
			} ) => (
				<button disabled={ props.disabled } onClick={ props.onClick }>
					{ props.children }
				</button>
			),
		};
	},
	{ virtual: true }
);

const fetch = apiFetch as unknown as jest.Mock;

const GOOD: ChatCheck = {
	ok: true,
	kind: '',
	steps: [ { label: 'Cấu hình và khóa', problem: null } ],
	rules: { state: 'published', text: 'Bộ quy tắc đúng.' },
};
const SUCCESS = 'Kết nối tốt: thành viên trò chuyện được.';
const FAILURE = 'Chưa kiểm tra được. Bạn thử lại nhé.';

beforeEach( () => {
	fetch.mockReset();
	Object.assign( window, {
		hienSettings: {
			chat: {
				constants: [],
				rules: '{}',
				state: { state: 'unknown', text: 'Chưa kiểm tra.' },
			},
		},
	} );
} );

it( 'checks the connection, says what the server found, and forgets it while it asks again', async () => {
	const user = userEvent.setup();
	render( <ChatCard namespace="hien/v1" hasEdits={ false } /> );
	fetch.mockResolvedValueOnce( GOOD );
	await user.click(
		screen.getByRole( 'button', { name: 'Kiểm tra kết nối' } )
	);
	expect( fetch.mock.calls ).toEqual( [
		[ { path: '/hien/v1/chat/connection', method: 'POST' } ],
	] );
	expect( await screen.findByText( SUCCESS ) ).toBeVisible();
	expect( screen.getByText( '✓ Cấu hình và khóa' ) ).toBeVisible();
	expect( screen.getByText( 'Bộ quy tắc đúng.' ) ).toBeVisible();

	let fail: ( error: Error ) => void = () => {};
	fetch.mockReturnValueOnce(
		new Promise( ( ...[ , reject ] ) => {
			fail = reject;
		} )
	);
	await user.click(
		screen.getByRole( 'button', { name: 'Kiểm tra kết nối' } )
	);
	expect(
		screen.getByRole( 'button', { name: 'Đang kiểm tra' } )
	).toBeDisabled();
	expect( screen.queryByText( SUCCESS ) ).toBeNull();

	await act( async () => fail( new Error( 'offline' ) ) );
	expect( screen.getByText( FAILURE ) ).toBeVisible();
	expect( screen.queryByText( SUCCESS ) ).toBeNull();
	expect( window.reportError ).toHaveBeenCalledTimes( 1 );
} );

it( 'checks nothing before changes are saved', () => {
	render( <ChatCard namespace="hien/v1" hasEdits /> );
	expect(
		screen.getByRole( 'button', { name: 'Kiểm tra kết nối' } )
	).toBeDisabled();
} );

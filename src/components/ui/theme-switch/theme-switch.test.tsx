import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { writeBoot } from '../../../../tests/js/server';
import { ThemeSwitch } from './theme-switch';

beforeEach( () => {
	writeBoot();
} );

it( 'goes round system, dark and light, says the next and remembers', async () => {
	render( <ThemeSwitch /> );
	const theme = () => document.documentElement.dataset[ 'theme' ];
	await userEvent.click(
		screen.getByRole( 'button', { name: 'Đổi sang giao diện tối' } )
	);
	expect( theme() ).toBe( 'dark' );
	expect( window.localStorage.getItem( 'hien-theme' ) ).toBe( 'dark' );
	await userEvent.click(
		screen.getByRole( 'button', { name: 'Đổi sang giao diện sáng' } )
	);
	expect( theme() ).toBe( 'light' );
	await userEvent.click(
		screen.getByRole( 'button', {
			name: 'Đổi giao diện theo hệ thống',
		} )
	);
	expect( theme() ).toBeUndefined();
	expect( window.localStorage.getItem( 'hien-theme' ) ).toBeNull();
} );

it( 'shows a difference at its first press on a dark device too', async () => {
	jest.spyOn( window, 'matchMedia' ).mockReturnValue( {
		matches: true,
	} as MediaQueryList );
	render( <ThemeSwitch /> );
	const button = screen.getByRole( 'button' );
	for ( const name of [
		'Đổi sang giao diện sáng',
		'Đổi sang giao diện tối',
		'Đổi giao diện theo hệ thống',
	] ) {
		expect( button ).toHaveAccessibleName( name );
		await userEvent.click( button );
	}
	jest.mocked( window.matchMedia ).mockRestore();
} );

it( 'begins with what the head of the page has applied', () => {
	document.documentElement.dataset[ 'theme' ] = 'light';
	render( <ThemeSwitch /> );
	expect(
		screen.getByRole( 'button', {
			name: 'Đổi giao diện theo hệ thống',
		} )
	).toBeVisible();
} );

it( 'goes round where the browser stores nothing', async () => {
	const storage = jest
		.spyOn( window, 'localStorage', 'get' )
		.mockImplementation( () => {
			throw new DOMException( 'denied', 'SecurityError' );
		} );
	render( <ThemeSwitch /> );
	const button = screen.getByRole( 'button' );
	await userEvent.click( button );
	await userEvent.click( button );
	expect( button ).toHaveAccessibleName( 'Đổi giao diện theo hệ thống' );
	await userEvent.click( button );
	expect( button ).toHaveAccessibleName( 'Đổi sang giao diện tối' );
	storage.mockRestore();
} );

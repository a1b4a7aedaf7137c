import { act, render, screen } from '@testing-library/react';
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

/** A device whose theme is dark or light. */
function device( matches: boolean ) {
	const media = Object.assign( new EventTarget(), { matches } );
	jest.spyOn( window, 'matchMedia' ).mockReturnValue(
		media as unknown as MediaQueryList
	);
	return media;
}

it( 'follows the device, another tab, and a page from which Back returns', () => {
	const media = device( false );
	render( <ThemeSwitch /> );
	const button = screen.getByRole( 'button' );
	const says = ( event: Event, target: EventTarget = window ) => {
		act( () => void target.dispatchEvent( event ) );
		return [
			document.documentElement.dataset[ 'theme' ],
			button.getAttribute( 'aria-label' ),
		];
	};
	media.matches = true;
	expect( says( new Event( 'change' ), media ) ).toEqual( [
		undefined,
		'Đổi sang giao diện sáng',
	] );
	window.localStorage.setItem( 'hien-theme', 'light' );
	expect(
		says( new StorageEvent( 'storage', { key: 'hien-theme' } ) )
	).toEqual( [ 'light', 'Đổi sang giao diện tối' ] );
	window.localStorage.setItem( 'hien-theme', 'dark' );
	expect(
		says( Object.assign( new Event( 'pageshow' ), { persisted: true } ) )
	).toEqual( [ 'dark', 'Đổi giao diện theo hệ thống' ] );
	window.localStorage.setItem( 'hien-theme', 'blue' );
	expect(
		says( new StorageEvent( 'storage', { key: 'hien-theme' } ) )
	).toEqual( [ undefined, 'Đổi sang giao diện sáng' ] );
	window.localStorage.setItem( 'hien-theme', 'light' );
	says( new StorageEvent( 'storage', { key: 'hien-theme' } ) );
	window.localStorage.removeItem( 'hien-theme' );
	expect(
		says( new StorageEvent( 'storage', { key: 'hien-theme' } ) )
	).toEqual( [ undefined, 'Đổi sang giao diện sáng' ] );
	jest.mocked( window.matchMedia ).mockRestore();
} );

it( 'shows a difference at its first press on a dark device too', async () => {
	device( true );
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

import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pageWords, screenOf } from '../../../tests/js/fixtures';
import { renderWith } from '../../../tests/js/render-app';
import { applyTheme } from '../../lib/theme';
import { responsesOf } from '../../stores/responses';
import { MenuScreen } from './menu-screen';

it( 'sets light, dark or the system’s, together with every other switch', async () => {
	applyTheme( 'system' );
	const given = screenOf( 'menu', '/menu', {
		data: {
			page: pageWords( 'Menu', '/menu' ),
			links: { data: [], count: 0, page: 1, pages: 0 },
		},
	} );
	await renderWith( <MenuScreen screen={ given } />, responsesOf( given ) );
	const choice = ( name: string ) => screen.getByRole( 'button', { name } );
	expect( choice( 'Theo máy' ) ).toHaveAttribute( 'aria-pressed', 'true' );

	await userEvent.click( choice( 'Tối' ) );
	expect( document.documentElement ).toHaveAttribute( 'data-theme', 'dark' );
	expect( choice( 'Tối' ) ).toHaveAttribute( 'aria-pressed', 'true' );
	expect( choice( 'Theo máy' ) ).toHaveAttribute( 'aria-pressed', 'false' );

	act( () => applyTheme( 'light' ) );
	expect( choice( 'Sáng' ) ).toHaveAttribute( 'aria-pressed', 'true' );
} );

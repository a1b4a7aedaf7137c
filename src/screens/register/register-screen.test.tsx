import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { options, screenOf, shell } from '../../../tests/js/fixtures';
import { renderWith } from '../../../tests/js/render-app';
import { responsesOf } from '../../stores/responses';
import { RegisterScreen } from './register-screen';

it( 'says at its field that an address is too long', async () => {
	const given = screenOf( 'register', '/dang-ky' );
	const login = { ...options.login, registration: true };
	await renderWith(
		<RegisterScreen screen={ given } />,
		responsesOf( given ),
		{ shell: shell( { options: { ...options, login } } ) }
	);
	const email = await screen.findByLabelText( 'Email' );
	await userEvent.click( email );
	await userEvent.paste( `${ 'x'.repeat( 92 ) }@vi-du.vn` );
	await userEvent.click( screen.getByRole( 'button', { name: 'Đăng ký' } ) );
	await waitFor( () =>
		expect( email ).toHaveAccessibleDescription( /nhiều nhất 100 ký tự/ )
	);
} );

import { render, screen } from '@testing-library/react';
import { writeBoot } from '../../../tests/js/server';
import { PasswordForm } from './password-form';

beforeEach( () => {
	writeBoot();
} );

it( 'posts to WordPress', () => {
	render(
		<PasswordForm login="/wp/wp-login.php" address="/a" failed={ false } />
	);
	const field = screen.getByLabelText( 'Mật khẩu' );
	expect( field ).toHaveAttribute( 'name', 'post_password' );
	const form = field.closest( 'form' );
	expect( form ).toHaveAttribute(
		'action',
		'/wp/wp-login.php?action=postpass'
	);
	expect( form ).toHaveAttribute( 'method', 'post' );
	expect( screen.queryByRole( 'alert' ) ).toBeNull();
} );

it( 'says that the password was wrong', () => {
	render( <PasswordForm login="/wp-login.php" address="/a" failed /> );
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
		'Mật khẩu chưa đúng.'
	);
	expect( screen.getByLabelText( 'Mật khẩu' ) ).toHaveAccessibleDescription(
		/chưa đúng/
	);
} );

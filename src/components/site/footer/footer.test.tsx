import { render, screen } from '@testing-library/react';
import { options } from '../../../../tests/js/fixtures';
import { writeBoot } from '../../../../tests/js/server';
import { Footer } from './footer';

beforeEach( () => {
	writeBoot();
} );

it( 'lists the footer’s menus', () => {
	render( <Footer options={ options } /> );
	expect( screen.getByRole( 'heading', { name: 'Khám phá' } ) ).toBeVisible();
	expect(
		screen.getByRole( 'link', { name: 'Giới thiệu' } )
	).toHaveAttribute( 'href', 'http://localhost/gioi-thieu' );
	expect( screen.getByText( '© Hiên' ) ).toBeVisible();
} );

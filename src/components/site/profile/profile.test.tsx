import { render, screen } from '@testing-library/react';
import { options } from '../../../../tests/js/fixtures';
import { writeBoot } from '../../../../tests/js/server';
import { Profile } from './profile';

beforeEach( () => {
	writeBoot();
} );

it( 'introduces the author', () => {
	render( <Profile author={ options.author } /> );
	expect(
		screen.getByRole( 'heading', { name: 'Nguyễn Văn An' } )
	).toBeVisible();
	const stat = screen.getByText( 'Thành viên' );
	expect( stat.tagName ).toBe( 'DT' );
	expect( stat.nextSibling ).toHaveTextContent( '1.248' );
	expect(
		screen.getByRole( 'link', { name: 'YouTube (trang ngoài)' } )
	).toHaveAttribute( 'href', 'https://youtube.com/@hien' );
} );

it( 'draws the icons that the page brings for its data', () => {
	writeBoot( {
		icons: { 'brand-youtube': [ [ 'circle', { r: '4' } ] ] },
	} );
	render( <Profile author={ options.author } /> );
	expect(
		screen
			.getByRole( 'link', { name: 'YouTube (trang ngoài)' } )
			.querySelector( '.hien-icon > circle' )
	).toHaveAttribute( 'r', '4' );
} );

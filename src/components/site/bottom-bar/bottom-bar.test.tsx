import { render, screen } from '@testing-library/react';
import { writeBoot } from '../../../../tests/js/server';
import { BottomBar } from './bottom-bar';

beforeEach( () => {
	writeBoot();
} );

it( 'has six places at the bottom', () => {
	render(
		<BottomBar
			account="http://localhost/dang-nhap?redirect_to=%2Fmenu"
			isSignedIn={ false }
			path="/menu"
		/>
	);
	expect(
		screen.getAllByRole( 'link' ).map( ( { textContent } ) => textContent )
	).toEqual( [
		'Trang chủ',
		'Menu',
		'Video',
		'Bạn bè',
		'Khóa học',
		'Đăng nhập',
	] );
	expect( screen.getByRole( 'link', { current: 'page' } ) ).toHaveTextContent(
		'Menu'
	);
	expect( screen.getByRole( 'link', { name: 'Đăng nhập' } ) ).toHaveAttribute(
		'href',
		'http://localhost/dang-nhap?redirect_to=%2Fmenu'
	);
} );

it( 'has the account of who is signed in at the bottom', () => {
	render(
		<BottomBar account="http://localhost/tai-khoan" isSignedIn path="/" />
	);
	expect( screen.getByRole( 'link', { name: 'Tài khoản' } ) ).toBeVisible();
} );

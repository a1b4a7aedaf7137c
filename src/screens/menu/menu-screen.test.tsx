import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BINH, menuItem, options, pageWords } from '../../../tests/js/fixtures';
import { renderWith } from '../../../tests/js/render-app';
import { SHELL } from '../../contract/shell';
import type { Options } from '../../contract/types';
import { applyTheme } from '../../lib/theme';
import { MenuScreen } from './menu-screen';

function data( overrides: Partial< Options > = {} ) {
	return {
		options: { ...options, ...overrides },
		'pages/menu': pageWords( 'Menu', '/menu' ),
	};
}

describe( 'the menu screen', () => {
	it( 'says how much there is of everything', async () => {
		await renderWith(
			<MenuScreen />,
			data( { counts: { ...options.counts, posts: 1326, videos: 84 } } )
		);
		expect(
			screen.getByRole( 'link', { name: 'Tin mới 1.326 bài viết' } )
		).toHaveAttribute( 'href', 'http://localhost/tin-moi' );
		expect(
			screen.getByRole( 'link', { name: 'Video 84 video' } )
		).toHaveAttribute( 'href', 'http://localhost/videos' );
		expect(
			screen.getByRole( 'link', { name: /^Hỏi đáp/ } )
		).toHaveAttribute( 'href', 'http://localhost/hoi-dap-hien' );
	} );

	it( 'adds what the menus lead to beside that, once', async () => {
		await renderWith(
			<MenuScreen />,
			data( {
				menu: {
					primary: [
						menuItem( 'Trang chủ', '/' ),
						menuItem( 'Bài mới', '/tin-moi' ),
						menuItem( 'Giao diện', '/giao-dien' ),
					],
					footer: [
						{
							title: 'Khám phá',
							items: [
								menuItem( 'Giao diện', '/giao-dien' ),
								menuItem( 'Máy chủ', '/may-chu' ),
							],
						},
					],
				},
			} )
		);
		const list = screen.getByRole( 'navigation', { name: 'Trang khác' } );
		expect(
			within( list )
				.getAllByRole( 'link' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [
			'Về Nguyễn Văn An',
			'Giới thiệu',
			'Liên hệ',
			'Giao diện',
			'Máy chủ',
		] );
	} );

	it( 'lists services where there are some', async () => {
		await renderWith(
			<MenuScreen />,
			data( {
				services: [
					{
						title: 'Viết plugin',
						text: '',
						link: 'http://localhost/lien-he',
						icon: 'plug',
					},
				],
			} )
		);
		expect(
			screen.getByRole( 'link', { name: 'Viết plugin' } )
		).toHaveAttribute( 'href', 'http://localhost/lien-he' );
	} );

	it( 'ends with the sites of friends, which phones show nowhere else', async () => {
		await renderWith( <MenuScreen />, {
			...data(),
			[ SHELL.links ]: {
				data: [
					{
						id: 1,
						title: 'Góc học',
						text: '',
						link: 'https://goc-hoc.example.com/',
					},
				],
				count: 1,
				page: 1,
				pages: 1,
			},
		} );
		expect(
			screen.getByRole( 'heading', { name: 'Liên kết bạn bè' } )
		).toBeVisible();
		expect(
			screen.getByRole( 'link', { name: /Góc học \(trang ngoài\)$/ } )
		).toHaveAttribute( 'href', 'https://goc-hoc.example.com/' );
	} );

	it( 'asks visitors to sign in', async () => {
		await renderWith( <MenuScreen />, data() );
		expect(
			screen.getByRole( 'link', { name: /^Đăng nhập/ } )
		).toHaveAttribute(
			'href',
			'http://localhost/dang-nhap?redirect_to=%2Fmenu'
		);
		expect( screen.queryByText( 'Đăng xuất' ) ).toBeNull();
	} );

	it( 'knows who is signed in', async () => {
		await renderWith( <MenuScreen />, data(), {
			user: BINH,
			logout: 'http://localhost/wp/wp-login.php?action=logout&_wpnonce=1',
		} );
		expect( screen.getByRole( 'link', { name: /Bình/ } ) ).toBeVisible();
		expect(
			screen.getByRole( 'link', { name: 'Đăng xuất' } )
		).toHaveAttribute(
			'href',
			'http://localhost/wp/wp-login.php?action=logout&_wpnonce=1'
		);
	} );

	it( 'sets light, dark or the system’s, together with every other switch', async () => {
		applyTheme( 'system' );
		await renderWith( <MenuScreen />, data() );
		const choice = ( name: string ) =>
			screen.getByRole( 'button', { name } );
		expect( choice( 'Theo máy' ) ).toHaveAttribute(
			'aria-pressed',
			'true'
		);

		await userEvent.click( choice( 'Tối' ) );
		expect( document.documentElement ).toHaveAttribute(
			'data-theme',
			'dark'
		);
		expect( choice( 'Tối' ) ).toHaveAttribute( 'aria-pressed', 'true' );
		expect( choice( 'Theo máy' ) ).toHaveAttribute(
			'aria-pressed',
			'false'
		);

		act( () => applyTheme( 'light' ) );
		expect( choice( 'Sáng' ) ).toHaveAttribute( 'aria-pressed', 'true' );
	} );
} );

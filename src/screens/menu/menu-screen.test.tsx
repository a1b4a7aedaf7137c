import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
	BINH,
	menuItem,
	options,
	pageWords,
	screenOf,
	shell,
} from '../../../tests/js/fixtures';
import { renderWith } from '../../../tests/js/render-app';
import type { Link, Options } from '../../contract/types';
import { applyTheme } from '../../lib/theme';
import { responsesOf } from '../../stores/responses';
import { MenuScreen } from './menu-screen';

/** Shows the screen, with the options and the links of the owner. */
function show(
	changed: Partial< Options > = {},
	links: readonly Link[] = [],
	boot: Parameters< typeof renderWith >[ 2 ] = {}
) {
	const given = screenOf( 'menu', '/menu', {
		data: {
			page: pageWords( 'Menu', '/menu' ),
			links: { data: links, count: links.length, page: 1, pages: 1 },
		},
	} );
	return renderWith( <MenuScreen screen={ given } />, responsesOf( given ), {
		shell: shell( { options: { ...options, ...changed } } ),
		...boot,
	} );
}

describe( 'the menu screen', () => {
	it( 'says how much there is of everything', async () => {
		await show( {
			counts: { ...options.counts, posts: 1326, videos: 84 },
		} );
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

	it( 'leads to the posts about the topic only where their category exists', async () => {
		const tile = () => screen.queryByRole( 'link', { name: /^WordPress/ } );
		const { unmount } = await show();
		expect( tile() ).toHaveAttribute(
			'href',
			'http://localhost/wordpress'
		);
		unmount();
		await show( { topic: false, menu: { primary: [], footer: [] } } );
		expect( tile() ).toBeNull();
	} );

	it( 'adds what the menus lead to beside that, once', async () => {
		await show( {
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
		} );
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
		await show( {
			services: [
				{
					title: 'Viết plugin',
					text: '',
					link: 'http://localhost/lien-he',
					icon: 'plug',
				},
			],
		} );
		expect(
			screen.getByRole( 'link', { name: 'Viết plugin' } )
		).toHaveAttribute( 'href', 'http://localhost/lien-he' );
	} );

	it( 'ends with the sites of friends, which phones show nowhere else', async () => {
		await show( {}, [
			{
				id: 1,
				title: 'Góc học',
				text: '',
				link: 'https://goc-hoc.example.com/',
			},
		] );
		expect(
			screen.getByRole( 'heading', { name: 'Liên kết bạn bè' } )
		).toBeVisible();
		expect(
			screen.getByRole( 'link', { name: /Góc học \(trang ngoài\)$/ } )
		).toHaveAttribute( 'href', 'https://goc-hoc.example.com/' );
	} );

	it( 'asks visitors to sign in', async () => {
		await show();
		expect(
			screen.getByRole( 'link', { name: /^Đăng nhập/ } )
		).toHaveAttribute(
			'href',
			'http://localhost/dang-nhap?redirect_to=%2Fmenu'
		);
		expect( screen.queryByText( 'Đăng xuất' ) ).toBeNull();
	} );

	it( 'knows who is signed in', async () => {
		await show( {}, [], {
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
		await show();
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

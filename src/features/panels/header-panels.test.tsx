import {
	act,
	fireEvent,
	screen,
	waitFor,
	within,
} from '@testing-library/react';
import { bringIntoView } from '../../../tests/js/browser';
import { installDialogs } from '../../../tests/js/dialog';
import {
	BINH,
	homeScreen,
	latestScreen,
	options,
	postList,
	shell,
	summaries,
} from '../../../tests/js/fixtures';
import { renderApp } from '../../../tests/js/render-app';
import { json, offline, screens, serve } from '../../../tests/js/server';
import { MINIMUM_LOADING } from '../../lib/use-minimum-loading';
import { TYPING_PAUSE } from '../../lib/use-search';
import { alertStore } from '../../stores/alert';

const NEWS = 'posts?limit=15&page=1';
const members = ( name = '', page = 1 ) =>
	`users?limit=50&page=${ page }&name=${ name }`;

const member = ( name: string ) => ( {
	name,
	avt: '/avatar.svg',
	date: '2026-11-17T23:30:00+07:00',
} );

/** A page of a list of members. */
function people( names: string[], rest: object = {} ) {
	return () =>
		json( {
			data: names.map( member ),
			count: names.length,
			page: 1,
			pages: 1,
			...rest,
		} );
}

const ANSWERS = {
	[ NEWS ]: () => json( postList( { data: summaries( 15 ) } ) ),
	[ members() ]: people( [ 'Trần Thị Bình', 'Lê Minh Châu' ] ),
};

const MEMBER = {
	logout: 'http://localhost/wp/wp-login.php?action=logout&_wpnonce=1',
	user: BINH,
};

async function start(
	answers: Parameters< typeof serve >[ 0 ] = {},
	overrides: Parameters< typeof renderApp >[ 2 ] = {},
	more: Partial< typeof options > = {}
) {
	const asked = serve( { ...ANSWERS, ...answers } );
	const app = await renderApp( homeScreen(), '/', {
		shell: { ...shell(), options: { ...options, ...more } },
		...overrides,
	} );
	return { ...app, asked };
}

const button = ( name: string ) => screen.getByRole( 'button', { name } );
const panel = ( name: string ) => screen.findByRole( 'region', { name } );

function openPanels(): ( string | null )[] {
	return [ ...document.querySelectorAll( '.hien-panel' ) ].map( ( one ) =>
		one.getAttribute( 'aria-label' )
	);
}

// The first import of them also compiles them.
beforeAll( () => import( './panels' ) );
beforeEach( installDialogs );
afterEach( () => {
	jest.useRealTimers();
} );

describe( 'a panel', () => {
	it.each( [
		[ 'a click', 'click' ],
		[ 'Enter', '{Enter}' ],
		[ 'Space', ' ' ],
	] )( 'opens and closes with %s', async ( _, press ) => {
		const { user } = await start();
		const toggle = () => {
			button( 'Bài mới' ).focus();
			return press === 'click'
				? user.click( button( 'Bài mới' ) )
				: user.keyboard( press );
		};
		expect( button( 'Bài mới' ) ).toHaveAttribute(
			'href',
			'http://localhost/tin-moi'
		);
		await toggle();
		expect( await panel( 'Bài mới' ) ).toHaveFocus();
		expect( button( 'Bài mới' ) ).toHaveAttribute(
			'aria-expanded',
			'true'
		);
		await user.keyboard( '{Shift>}{Tab}{/Shift}' );
		await toggle();
		expect( openPanels() ).toEqual( [] );
		expect( button( 'Bài mới' ) ).toHaveFocus();
	} );

	it( 'closes when another one opens', async () => {
		const { user } = await start();
		await user.click( button( 'Bài mới' ) );
		await panel( 'Bài mới' );
		await user.click( button( 'Thành viên' ) );
		await panel( 'Thành viên' );
		expect( openPanels() ).toEqual( [ 'Thành viên' ] );
	} );

	it.each( [
		[
			'Escape',
			() => fireEvent.keyDown( document.body, { key: 'Escape' } ),
		],
		[
			'its own button',
			() =>
				fireEvent.click(
					screen.getByRole( 'button', { name: 'Đóng' } )
				),
		],
	] )( 'closes with %s, and gives the focus back', async ( _, close ) => {
		const { user } = await start();
		await user.click( button( 'Bài mới' ) );
		await panel( 'Bài mới' );
		close();
		await waitFor( () => expect( openPanels() ).toEqual( [] ) );
		expect( button( 'Bài mới' ) ).toHaveFocus();
	} );

	it.each( [
		[
			'a press elsewhere',
			() => fireEvent.pointerDown( screen.getByRole( 'main' ) ),
		],
		[
			'the logo',
			() =>
				fireEvent.pointerDown(
					screen.getByRole( 'link', { name: /về trang chủ/ } )
				),
		],
		[
			'the search box',
			() =>
				act( () =>
					screen
						.getByRole( 'searchbox', { name: 'Tìm kiếm' } )
						.focus()
				),
		],
		[
			'a link in it',
			() =>
				fireEvent.click(
					screen.getByRole( 'link', { name: 'Còn nhiều lắm' } )
				),
		],
	] )( 'closes with %s', async ( _, close ) => {
		const { user } = await start( {
			'screen /tin-moi': () => json( homeScreen() ),
			'screen /': () => json( homeScreen() ),
		} );
		await user.click( button( 'Bài mới' ) );
		await panel( 'Bài mới' );
		close();
		await waitFor( () => expect( openPanels() ).toEqual( [] ) );
	} );

	it( 'that is still loading does not open once something else is pressed', async () => {
		await start();
		fireEvent.click( button( 'Dịch vụ' ) );
		fireEvent.pointerDown( screen.getByRole( 'main' ) );
		await act( () => import( './panels' ) );
		expect( openPanels() ).toEqual( [] );
		expect( button( 'Dịch vụ' ) ).toHaveAttribute(
			'aria-expanded',
			'false'
		);
	} );

	describe( 'on a phone', () => {
		beforeEach( () => {
			window.matchMedia = ( query ) =>
				Object.assign( new EventTarget(), {
					matches: query.includes( 'max-width' ),
				} ) as MediaQueryList;
		} );

		/** The home page with a panel open. */
		async function openNews() {
			const app = await start();
			await app.user.click( button( 'Bài mới' ) );
			await panel( 'Bài mới' );
			expect( window.history.state ).toHaveProperty( 'hienOverlay' );
			return app;
		}

		const isAtPage = () =>
			waitFor( () =>
				expect( window.history.state ).not.toHaveProperty(
					'hienOverlay'
				)
			);

		it( 'is closed by the browser’s Back, which stays on the page', async () => {
			await openNews();
			act( () => window.history.back() );
			await waitFor( () => expect( openPanels() ).toEqual( [] ) );
			await isAtPage();
			expect( button( 'Bài mới' ) ).toHaveFocus();
			expect(
				screen.getByRole( 'heading', { level: 1, name: /Hiên/ } )
			).toBeVisible();
		} );

		it( 'removes its entry of the history when it is closed', async () => {
			await openNews();
			fireEvent.keyDown( document.body, { key: 'Escape' } );
			await waitFor( () => expect( openPanels() ).toEqual( [] ) );
			await isAtPage();
		} );

		it( 'is replaced by another one in the same entry of the history', async () => {
			const { user } = await openNews();
			const { length } = window.history;
			await user.click( button( 'Thành viên' ) );
			await panel( 'Thành viên' );
			expect( openPanels() ).toEqual( [ 'Thành viên' ] );
			expect( window.history ).toHaveLength( length );
			expect( window.history.state ).toHaveProperty( 'hienOverlay' );
		} );

		it( 'is replaced in the history by the screen that a link in it leads to', async () => {
			const { user } = await openNews();
			const { length } = window.history;
			serve( { ...ANSWERS, ...screens( latestScreen() ) } );
			await user.click(
				screen.getByRole( 'link', { name: 'Còn nhiều lắm' } )
			);
			await screen.findByRole( 'heading', { level: 1, name: 'Tin mới' } );
			expect( openPanels() ).toEqual( [] );
			expect( window.history ).toHaveLength( length );
			expect( window.history.state ).not.toHaveProperty( 'hienOverlay' );
			act( () => window.history.back() );
			await screen.findByRole( 'heading', { level: 1, name: /Hiên/ } );
		} );
	} );

	it( 'stays open when Escape closes an alert over it', async () => {
		const { user, registry } = await start();
		await user.click( button( 'Bài mới' ) );
		await panel( 'Bài mới' );
		act(
			() =>
				void registry
					.dispatch( alertStore )
					.show( 'Gởi góp ý thành công!' )
		);
		const alert = await screen.findByRole( 'alertdialog' );
		fireEvent.keyDown( alert, { key: 'Escape' } );
		await waitFor( () => expect( alert ).not.toBeInTheDocument() );
		expect( openPanels() ).toEqual( [ 'Bài mới' ] );
	} );
} );

describe( 'services and chat', () => {
	const services = [
		{
			title: 'Viết plugin riêng',
			text: '',
			link: 'http://localhost/dich-vu',
			icon: 'plug',
		},
	];

	const project = ( id: number, title: string, link: string ) => ( {
		id,
		link,
		title,
		text: 'Plugin đặt lịch',
		tile: 2,
		image: null,
		image_srcset: '',
		image_width: null,
		image_height: null,
		image_alt: '',
	} );

	it( 'lead to the services, the projects and the ways to write', async () => {
		const { user } = await start(
			{},
			{},
			{
				services,
				projects: [
					project( 1, 'Lịch Học', 'https://lich.vn' ),
					project( 2, 'Sổ Đơn', '' ),
				],
				chat_links: [
					{
						title: 'Nhắn qua Zalo',
						text: '8:00 đến 21:00',
						link: 'https://zalo.me/1',
						icon: null,
					},
				],
			}
		);
		await user.click( button( 'Dịch vụ' ) );
		const links = within( await panel( 'Dịch vụ' ) );
		expect(
			links.getByRole( 'link', { name: 'Viết plugin riêng' } )
		).not.toHaveAttribute( 'rel' );
		expect(
			links.getByRole( 'link', { name: /Lịch Học.*\(trang ngoài\)$/ } )
		).toHaveAttribute( 'rel', 'noopener external' );
		expect( links.getByText( 'Sổ Đơn' ) ).toBeVisible();
		expect( links.queryByRole( 'link', { name: /Sổ Đơn/ } ) ).toBeNull();
		await user.click( button( 'Trò chuyện' ) );
		expect(
			within( await panel( 'Trò chuyện' ) ).getByRole( 'link', {
				name: /Nhắn qua Zalo.*\(trang ngoài\)$/,
			} )
		).toHaveAttribute( 'href', 'https://zalo.me/1' );
	} );

	it( 'have no button where there is nobody to write to', async () => {
		await start();
		expect(
			screen.queryByRole( 'button', { name: 'Trò chuyện' } )
		).toBeNull();
	} );
} );

describe( 'the new posts', () => {
	it( 'are fifteen with their dates, and a way to all', async () => {
		const { user, asked } = await start();
		await user.hover( button( 'Bài mới' ) );
		await waitFor( () => expect( asked ).toEqual( [ NEWS ] ) );
		await user.click( button( 'Bài mới' ) );
		const posts = within( await panel( 'Bài mới' ) );
		await posts.findByText( 'Bài số 15' );
		expect( posts.getAllByText( '18/11/2026' ) ).toHaveLength( 15 );
		expect(
			posts.getByRole( 'link', { name: 'Còn nhiều lắm' } )
		).toHaveAttribute( 'href', 'http://localhost/tin-moi' );
		expect( asked ).toEqual( [ NEWS ] );
	} );

	it( 'are not prefetched with Save-Data', async () => {
		Object.defineProperty( navigator, 'connection', {
			value: { saveData: true },
			configurable: true,
		} );
		const { user, asked } = await start();
		await user.hover( button( 'Bài mới' ) );
		await act( () => import( './panels' ) );
		Reflect.deleteProperty( navigator, 'connection' );
		expect( asked ).toEqual( [] );
	} );

	it( 'can be asked for again', async () => {
		let isOnline = false;
		const { user } = await start( {
			[ NEWS ]: () => ( isOnline ? ANSWERS[ NEWS ]?.() : offline() ),
		} );
		await user.click( button( 'Bài mới' ) );
		const again = await screen.findByRole( 'button', { name: 'Thử lại' } );
		isOnline = true;
		await user.click( again );
		const posts = within( await panel( 'Bài mới' ) );
		expect( await posts.findByText( 'Bài số 1' ) ).toBeVisible();
	} );

	it( 'are fetched again where fetching them on hover has failed', async () => {
		let isOnline = false;
		const { user, asked } = await start( {
			[ NEWS ]: () => ( isOnline ? ANSWERS[ NEWS ]?.() : offline() ),
		} );
		await user.hover( button( 'Bài mới' ) );
		await waitFor( () => expect( asked ).toEqual( [ NEWS ] ) );
		await act( async () => {} );
		isOnline = true;
		await user.click( button( 'Bài mới' ) );
		const posts = within( await panel( 'Bài mới' ) );
		expect( await posts.findByText( 'Bài số 1' ) ).toBeVisible();
	} );
} );

describe( 'the members', () => {
	async function openMembers(
		answers: Parameters< typeof serve >[ 0 ] = {}
	) {
		const app = await start( answers );
		await import( './panels' );
		await app.user.click( button( 'Thành viên' ) );
		return {
			...app,
			list: within( await panel( 'Thành viên' ) ),
			field: screen.getByRole( 'searchbox', { name: 'Lọc theo tên' } ),
		};
	}

	it( 'are counted, with name and day of joining, and fetched once', async () => {
		const { list, asked } = await openMembers();
		expect(
			list.getByRole( 'heading', { name: 'Thành viên 1.248' } )
		).toBeVisible();
		expect( await list.findByText( 'Trần Thị Bình' ) ).toBeVisible();
		expect( list.getAllByText( 'Tham gia 17/11/2026' ) ).toHaveLength( 2 );
		expect( asked ).toEqual( [ members() ] );
	} );

	it( 'are still there when the panel is opened again', async () => {
		const { list, user, asked } = await openMembers();
		await list.findByText( 'Trần Thị Bình' );
		await user.keyboard( '{Escape}' );
		expect( button( 'Thành viên' ) ).toHaveFocus();
		await user.click( button( 'Thành viên' ) );
		expect( await screen.findByText( 'Trần Thị Bình' ) ).toBeVisible();
		expect( asked ).toEqual( [ members() ] );
	} );

	it( 'that could not be fetched ahead are asked for once they are wanted', async () => {
		let isOnline = false;
		const { user } = await start( {
			[ members() ]: () =>
				isOnline ? people( [ 'Trần Thị Bình' ] )() : offline(),
		} );
		await user.hover( button( 'Thành viên' ) );
		await act( () => import( './panels' ) );
		isOnline = true;
		await user.click( button( 'Thành viên' ) );
		expect( await screen.findByText( 'Trần Thị Bình' ) ).toBeVisible();
	} );

	it( 'are filtered once typing has stopped; an earlier answer is given up', async () => {
		let slow: AbortSignal | null | undefined;
		const { list, field, user, asked } = await openMembers( {
			[ members( 'binh' ) ]: ( { signal } ) => {
				slow = signal;
				return new Promise< Response >( () => {} );
			},
			[ members( 'chau' ) ]: people( [ 'Lê Minh Châu' ] ),
		} );
		await list.findByText( 'Trần Thị Bình' );
		list.getByRole( 'region' ).scrollTop = 500;
		await user.type( field, 'binh' );
		await waitFor( () => expect( asked ).toContain( members( 'binh' ) ) );
		expect( list.getByText( 'Trần Thị Bình' ) ).toBeVisible();
		await user.clear( field );
		await user.type( field, 'chau' );
		expect( slow?.aborted ).toBe( true );
		await waitFor( () =>
			expect( list.queryByText( 'Trần Thị Bình' ) ).toBeNull()
		);
		expect( list.getByText( 'Lê Minh Châu' ) ).toBeVisible();
		expect( list.getByRole( 'region' ).scrollTop ).toBe( 0 );
		expect( asked.filter( ( path ) => path !== members() ) ).toEqual( [
			members( 'binh' ),
			members( 'chau' ),
		] );
	} );

	it( 'are asked for by no longer text than a name has, which the server would refuse', async () => {
		const { list, field, user, asked } = await openMembers();
		await list.findByText( 'Trần Thị Bình' );
		await user.click( field );
		await user.paste( 'b'.repeat( 300 ) );
		await waitFor( () =>
			expect( asked.at( -1 ) ).toBe( members( 'b'.repeat( 60 ) ) )
		);
	} );

	it( 'say what the server says where it refuses', async () => {
		const refusal = {
			code: 'hien_too_many_requests',
			message: 'Bạn tìm nhanh quá.',
			data: { status: 429 },
		};
		const { list } = await openMembers( {
			[ members() ]: () => json( refusal, 429 ),
		} );
		expect( await list.findByText( 'Bạn tìm nhanh quá.' ) ).toBeVisible();
		expect( list.queryByText( /mạng đang chập chờn/ ) ).toBeNull();
	} );

	it( 'say so where nobody is found', async () => {
		const { list, field, asked } = await openMembers( {
			[ members( 'zzz' ) ]: people( [] ),
		} );
		await list.findByText( 'Trần Thị Bình' );
		await waitFor( () =>
			expect( list.queryByLabelText( 'Đang tải' ) ).toBeNull()
		);
		const notFound = () =>
			screen.queryAllByText( 'Không tìm thấy thành viên nào!' );

		jest.useFakeTimers();
		fireEvent.input( field, { target: { value: 'zzz' } } );
		await act( () => jest.advanceTimersByTimeAsync( TYPING_PAUSE ) );
		expect( asked ).toEqual( [ members(), members( 'zzz' ) ] );
		await act( () => jest.advanceTimersByTimeAsync( MINIMUM_LOADING ) );
		// One message on the page, one for screen readers.
		expect( notFound() ).toHaveLength( 2 );
	} );

	it( 'go on when the end comes near, also after a failure', async () => {
		let isOnline = false;
		const { list, user, asked } = await openMembers( {
			[ members() ]: people( [ 'Một' ], { pages: 2, count: 2 } ),
			[ members( '', 2 ) ]: () =>
				isOnline
					? people( [ 'Hai' ], { page: 2, pages: 2, count: 2 } )()
					: offline(),
		} );
		await list.findByText( 'Một' );
		const end = () =>
			list.getByRole( 'region' ).lastElementChild as HTMLElement;
		bringIntoView( end() );
		bringIntoView( end() );
		const again = await list.findByRole( 'button', { name: 'Thử lại' } );
		expect( asked ).toEqual( [ members(), members( '', 2 ) ] );
		isOnline = true;
		await user.click( again );
		expect( await list.findByText( 'Hai' ) ).toBeVisible();
		expect( list.getByText( 'Một' ) ).toBeVisible();
	} );
} );

describe( 'the account', () => {
	it( 'has the links to sign in for a visitor', async () => {
		const { user } = await start();
		await user.click( button( 'Tài khoản' ) );
		const links = within( await panel( 'Tài khoản' ) ).getAllByRole(
			'link'
		);
		expect( links.map( ( { textContent } ) => textContent ) ).toEqual( [
			'Đăng nhập',
			'Quên mật khẩu',
		] );
		expect( links[ 0 ] ).toHaveAttribute(
			'href',
			'http://localhost/dang-nhap'
		);
	} );

	it( 'lets a visitor register where that is open', async () => {
		const { user } = await start(
			{},
			{},
			{
				login: { ...options.login, registration: true },
			}
		);
		await user.click( button( 'Tài khoản' ) );
		expect(
			await screen.findByRole( 'link', { name: 'Đăng ký' } )
		).toHaveAttribute( 'href', 'http://localhost/dang-ky' );
	} );

	it( 'has a member’s name and the link to sign out', async () => {
		const { user } = await start( {}, MEMBER );
		await user.click( button( 'Bình' ) );
		const account = within( await panel( 'Tài khoản' ) );
		expect( account.getByText( 'Trần Thị Bình' ) ).toBeVisible();
		expect(
			account.getByRole( 'link', { name: 'Đăng xuất' } )
		).toHaveAttribute( 'href', MEMBER.logout );
	} );
} );

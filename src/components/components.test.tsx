import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bringIntoView, takeOutOfView } from '../../tests/js/browser';
import {
	comment,
	commentList,
	menuItem,
	options,
	post,
	summaries,
	summary,
} from '../../tests/js/fixtures';
import { writeBoot } from '../../tests/js/server';
import { Banner } from './site/banner/banner';
import { BottomBar } from './site/bottom-bar/bottom-bar';
import { CategoriesWidget } from './widgets/categories-widget';
import { Comments } from '../features/comments/comments';
import { Footer } from './site/footer/footer';
import { MenuLink } from './ui/menu-link/menu-link';
import { Pagination } from './ui/pagination/pagination';
import { PasswordForm } from './post/password-form';
import { PostNav } from './post/post-nav';
import { Related } from './post/related';
import { CompactPostCard, PostCard } from './cards/post-card/post-card';
import { Profile } from './site/profile/profile';
import { ThemeSwitch } from './ui/theme-switch/theme-switch';
import { CollapsibleToc, Toc } from './post/toc';
import { useActiveHeading } from './post/use-active-heading';

jest.mock( './ui/html/sanitiser', () => ( {
	sanitiser: () => ( html: string ) => html,
} ) );

beforeEach( () => {
	writeBoot();
} );

describe( 'a post card', () => {
	it( 'shows the post, and leads to it and its comments', () => {
		render(
			<PostCard post={ summary( { comments: 1248 } ) } heading="h3" />
		);
		const heading = screen.getByRole( 'heading', { level: 3 } );
		expect( within( heading ).getByRole( 'link' ) ).toHaveAttribute(
			'href',
			'http://localhost/wordpress/tao-rest-api'
		);
		expect( screen.getByText( '18/11/2026' ) ).toHaveAttribute(
			'datetime',
			'2026-11-18T23:30:00+07:00'
		);
		expect( screen.getByText( '12 phút đọc' ) ).toBeVisible();
		expect( screen.getByText( '1.248 bình luận' ) ).toBeVisible();
		expect(
			screen.getByRole( 'link', {
				name: 'Bình luận: Tạo REST API riêng',
			} )
		).toHaveAttribute(
			'href',
			'http://localhost/wordpress/tao-rest-api#comments'
		);
	} );

	it( 'draws the category’s tile where there is no picture', () => {
		const { container } = render(
			<CompactPostCard post={ summary( { image: null } ) } heading="h2" />
		);
		expect( container.querySelector( '.hien-cover' ) ).toHaveClass(
			'is-tile-2'
		);
		expect( container.querySelector( 'img' ) ).toBeNull();
	} );

	it( 'holds without category, excerpt and comments', () => {
		render(
			<PostCard
				post={ summary( {
					category: null,
					excerpt: '',
					comments: 0,
					image: null,
				} ) }
				heading="h3"
			/>
		);
		expect( screen.getByText( 'Chưa có bình luận' ) ).toBeVisible();
	} );

	it( 'loads its picture late, unless it is in the first view', () => {
		const { container, rerender } = render(
			<CompactPostCard post={ summary() } heading="h2" />
		);
		const image = () => container.querySelector( 'img' );
		expect( image() ).toHaveAttribute( 'loading', 'lazy' );
		expect( image() ).toHaveAttribute(
			'src',
			'http://localhost/wp-content/uploads/2026/11/rest.jpg'
		);
		rerender( <CompactPostCard post={ summary() } heading="h2" eager /> );
		expect( image() ).not.toHaveAttribute( 'loading' );
		expect( image() ).toHaveAttribute( 'fetchpriority', 'high' );
	} );
} );

describe( 'the banner', () => {
	const slide = {
		title: 'Lớp viết plugin',
		text: 'Mười hai buổi tối.',
		link: 'http://localhost/khoa-hoc',
		button: 'Xem lịch học',
		tile: 2,
		image: null,
		image_srcset: '',
		image_width: null,
		image_height: null,
		image_alt: '',
	};

	it( 'shows the owner’s slides, then each sticky post with its own link', () => {
		render( <Banner slides={ [ slide ] } posts={ summaries( 2 ) } /> );
		const banner = screen.getByRole( 'region', { name: 'Nổi bật' } );
		expect( within( banner ).getAllByRole( 'article' ) ).toHaveLength( 3 );
		expect(
			within( banner )
				.getAllByRole( 'link' )
				.map( ( link ) => [
					link.getAttribute( 'aria-label' ),
					link.getAttribute( 'href' ),
				] )
		).toEqual( [
			[ 'Xem lịch học: Lớp viết plugin', 'http://localhost/khoa-hoc' ],
			[ 'Đọc bài: Bài số 1', 'http://localhost/wordpress/bai-1' ],
			[ 'Đọc bài: Bài số 2', 'http://localhost/wordpress/bai-2' ],
		] );
	} );

	it( 'is not there without slides', () => {
		const { container } = render( <Banner slides={ [] } posts={ [] } /> );
		expect( container ).toBeEmptyDOMElement();
	} );
} );

describe( 'the menu', () => {
	const item = menuItem( 'WordPress', '/wordpress' );

	it.each( [
		[ '/wordpress', true, 'page' ],
		[ '/wordpress/tao-rest-api', true, null ],
		[ '/wordpress-khac', false, null ],
		[ '/', false, null ],
	] )( 'on %s: active %s, current %s', ( path, isActive, current ) => {
		render(
			<MenuLink className="x" item={ item } icon={ null } path={ path } />
		);
		const link = screen.getByRole( 'link' );
		expect( link.classList.contains( 'is-active' ) ).toBe( isActive );
		expect( link.getAttribute( 'aria-current' ) ).toBe( current );
	} );

	it( 'does not call home active on every page', () => {
		render(
			<MenuLink
				className="x"
				item={ menuItem( 'Trang chủ', '/' ) }
				icon={ null }
				path="/tin-moi"
			/>
		);
		expect( screen.getByRole( 'link' ) ).not.toHaveClass( 'is-active' );
	} );

	it( 'has six places at the bottom', () => {
		render(
			<BottomBar
				login="http://localhost/wp-login.php"
				isSignedIn={ false }
				path="/menu"
			/>
		);
		expect(
			screen
				.getAllByRole( 'link' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [
			'Trang chủ',
			'Menu',
			'Video',
			'Bạn bè',
			'Khóa học',
			'Đăng nhập',
		] );
		expect(
			screen.getByRole( 'link', { current: 'page' } )
		).toHaveTextContent( 'Menu' );
		expect(
			screen.getByRole( 'link', { name: 'Đăng nhập' } )
		).toHaveAttribute( 'href', 'http://localhost/wp-login.php' );
	} );

	it( 'has the account of who is signed in at the bottom', () => {
		render(
			<BottomBar
				login="http://localhost/wp-login.php"
				isSignedIn
				path="/"
			/>
		);
		expect(
			screen.getByRole( 'link', { name: 'Tài khoản' } )
		).toBeVisible();
	} );
} );

describe( 'the columns and the footer', () => {
	it( 'introduce the author', () => {
		render( <Profile author={ options.author } /> );
		expect(
			screen.getByRole( 'heading', { name: 'Nguyễn Văn An' } )
		).toBeVisible();
		expect( screen.getByText( '1.248' ) ).toBeVisible();
		expect(
			screen.getByRole( 'link', { name: 'YouTube' } )
		).toHaveAttribute( 'href', 'https://youtube.com/@hien' );
	} );

	it( 'draw the icons that the page brings for its data', () => {
		writeBoot( {
			icons: { 'brand-youtube': [ [ 'circle', { r: '4' } ] ] },
		} );
		render( <Profile author={ options.author } /> );
		expect(
			screen
				.getByRole( 'link', { name: 'YouTube' } )
				.querySelector( '.hien-icon > circle' )
		).toHaveAttribute( 'r', '4' );
	} );

	it( 'leave out what has no data', () => {
		const { container } = render( <CategoriesWidget categories={ [] } /> );
		expect( container ).toBeEmptyDOMElement();
	} );

	it( 'list the footer’s menus', () => {
		render( <Footer options={ options } home="http://localhost/" /> );
		expect(
			screen.getByRole( 'heading', { name: 'Khám phá' } )
		).toBeVisible();
		expect(
			screen.getByRole( 'link', { name: 'Giới thiệu' } )
		).toHaveAttribute( 'href', 'http://localhost/gioi-thieu' );
		expect( screen.getByText( '© Hiên' ) ).toBeVisible();
	} );
} );

describe( 'the pagination', () => {
	const pathOf = ( page: number ) => `/tin-moi/page/${ page }`;

	it( 'links pages and names the current one', () => {
		render( <Pagination page={ 2 } pages={ 28 } pathOf={ pathOf } /> );
		const names = screen
			.getAllByRole( 'link' )
			.map( ( { textContent } ) => textContent );
		expect( names ).toEqual( [ '1', '2', '3', '28' ] );
		expect(
			screen.getByRole( 'link', { current: 'page' } )
		).toHaveTextContent( '2' );
		expect(
			screen.getByRole( 'link', { name: 'Trang 28' } )
		).toHaveAttribute( 'href', 'http://localhost/tin-moi/page/28' );
	} );

	it( 'is not there for one page', () => {
		const { container } = render(
			<Pagination page={ 1 } pages={ 1 } pathOf={ pathOf } />
		);
		expect( container ).toBeEmptyDOMElement();
	} );
} );

describe( 'comments', () => {
	const list = commentList(
		[
			comment( { id: 1, content: '<p>Câu hỏi</p>' } ),
			comment( {
				id: 2,
				parent: 1,
				depth: 2,
				by_author: true,
				content: '<p>Đáp</p>',
			} ),
			comment( { id: 3, parent: 2, depth: 3, content: '<p>Cảm ơn</p>' } ),
			comment( { id: 4, url: 'https://vi-du.vn', author: 'Bình' } ),
		],
		{ pages: 2 }
	);

	it( 'hang all answers of a thread on one level', () => {
		render( <Comments list={ list } path="/a" /> );
		const [ top ] = screen.getAllByRole( 'article' );
		const replies = top?.querySelector( '.hien-comment__replies' );
		expect( replies?.children ).toHaveLength( 2 );
		expect( replies?.querySelector( '.hien-comment__replies' ) ).toBeNull();
		expect(
			document.getElementById( 'comments4' )?.parentElement
		).toHaveClass( 'hien-comments__list' );
	} );

	it( 'mark the author and link a commenter’s site without vouching for it', () => {
		render( <Comments list={ list } path="/a" /> );
		expect( screen.getAllByText( 'Tác giả' ) ).toHaveLength( 1 );
		expect( screen.getByRole( 'link', { name: 'Bình' } ) ).toHaveAttribute(
			'rel',
			'nofollow ugc noopener external'
		);
	} );

	it( 'ring the one that the address names, also when it changes', () => {
		window.history.replaceState( null, '', '/a#comments2' );
		render( <Comments list={ list } path="/a" /> );
		const target = () => document.querySelector( '.is-target' )?.id;
		expect( target() ).toBe( 'comments2' );
		window.history.replaceState( null, '', '/a#comments4' );
		fireEvent( window, new Event( 'hashchange' ) );
		expect( target() ).toBe( 'comments4' );
	} );

	it( 'are paged at WordPress’s addresses', () => {
		render( <Comments list={ list } path="/a" /> );
		expect(
			screen.getByRole( 'link', { name: 'Trang 1' } )
		).toHaveAttribute( 'href', 'http://localhost/a#comments' );
		expect(
			screen.getByRole( 'link', { name: 'Trang 2' } )
		).toHaveAttribute(
			'href',
			'http://localhost/a/comment-page-2#comments'
		);
	} );

	it( 'invite where there are none', () => {
		render( <Comments list={ commentList() } path="/a" /> );
		expect( screen.getByText( 'Chưa có bình luận nào!' ) ).toBeVisible();
	} );
} );

describe( 'the password form', () => {
	it( 'posts to WordPress', () => {
		render(
			<PasswordForm
				login="/wp/wp-login.php"
				address="/a"
				failed={ false }
			/>
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
		expect(
			screen.getByLabelText( 'Mật khẩu' )
		).toHaveAccessibleDescription( /chưa đúng/ );
	} );
} );

describe( 'contents', () => {
	const { toc } = post( {
		toc: [
			{ id: 'mot', text: 'Một', level: 2 },
			{ id: 'hai', text: 'Hai', level: 3 },
		],
	} );

	function Contents() {
		const active = useActiveHeading( toc.map( ( { id } ) => id ) );
		return (
			<>
				<Toc entries={ toc } active={ active } />
				<h2 id="mot">1</h2>
				<h3 id="hai">2</h3>
			</>
		);
	}

	it( 'mark the heading that is being read', () => {
		render( <Contents /> );
		expect(
			screen.queryByRole( 'link', { current: 'location' } )
		).toBeNull();
		bringIntoView( screen.getByRole( 'heading', { level: 3 } ) );
		expect(
			screen.getByRole( 'link', { current: 'location' } )
		).toHaveTextContent( 'Hai' );
		expect( screen.getByRole( 'link', { name: 'Hai' } ) ).toHaveClass(
			'is-nested'
		);
	} );

	it( 'go back with a reader who jumps up', () => {
		render( <Contents /> );
		bringIntoView( screen.getByRole( 'heading', { level: 2 } ) );
		bringIntoView( screen.getByRole( 'heading', { level: 3 } ) );
		takeOutOfView( screen.getByRole( 'heading', { level: 3 } ) );
		expect(
			screen.getByRole( 'link', { current: 'location' } )
		).toHaveTextContent( 'Một' );
		takeOutOfView( screen.getByRole( 'heading', { level: 2 } ) );
		expect(
			screen.queryByRole( 'link', { current: 'location' } )
		).toBeNull();
	} );

	it( 'are folded up on narrow screens', () => {
		render( <CollapsibleToc entries={ toc } active={ undefined } /> );
		expect( screen.getByRole( 'group' ) ).not.toHaveAttribute( 'open' );
		expect( screen.getByText( 'Một' ) ).toHaveAttribute( 'href', '#mot' );
	} );
} );

describe( 'the theme switch', () => {
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

	it( 'shows a difference at its first press on a dark device too', async () => {
		jest.spyOn( window, 'matchMedia' ).mockReturnValue( {
			matches: true,
		} as MediaQueryList );
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
} );

describe( 'around a post', () => {
	it( 'stand the posts before and after it', () => {
		render(
			<PostNav previous={ { title: 'Cũ', path: '/cu' } } next={ null } />
		);
		expect( screen.getByRole( 'link' ) ).toHaveTextContent( 'Bài trướcCũ' );
		expect( screen.getByRole( 'link' ) ).toHaveAttribute( 'rel', 'prev' );
	} );

	it( 'stand related posts, or nothing', () => {
		const { container, rerender } = render(
			<Related posts={ summaries( 3 ) } />
		);
		expect( screen.getAllByRole( 'link' ) ).toHaveLength( 3 );
		rerender( <Related posts={ [] } /> );
		expect( container ).toBeEmptyDOMElement();
	} );
} );

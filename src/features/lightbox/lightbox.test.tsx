import {
	act,
	fireEvent,
	screen,
	waitFor,
	within,
} from '@testing-library/react';
import { installDialogs } from '../../../tests/js/dialog';
import {
	BINH,
	comment,
	commentList,
	homeScreen,
} from '../../../tests/js/fixtures';
import { image, imageScreen, imagesScreen } from '../../../tests/js/gallery';
import { renderApp } from '../../../tests/js/render-app';
import { json, later, offline, screens, serve } from '../../../tests/js/server';
import type { Comment, ImageDetail, SignedInUser } from '../../contract/types';
import { navigationStore } from '../../stores/navigation';
import { receiveScreen } from '../../stores/responses';

const LIST = 'images?limit=24&page=1';

const NAMES: Record< number, string > = { 9: 'Ruộng', 8: 'Thuyền', 7: 'Phố' };

/** Three images, the newest first: 9, 8, 7. */
const listed = Object.entries( NAMES )
	.map( ( [ id, name ] ) =>
		image( {
			id: Number( id ),
			path: `/hinh-anh/${ id }`,
			title: name,
			image_alt: `Thấy ${ name }`,
			image: `http://localhost/${ id }.jpg`,
		} )
	)
	.reverse();

/** The screen of one of them, with comments. */
function imageAt(
	id: number,
	said: string[] = [],
	overrides: Partial< ImageDetail > = {}
) {
	return {
		...imageScreen(
			{
				...listed.find( ( each ) => each.id === id ),
				post_id: id * 10,
				position: 10 - id,
				total: 3,
				...overrides,
			},
			commentList(
				said.map( ( text, index ) =>
					comment( {
						id: 100 * id + index,
						content: `<p>${ text }</p>`,
					} )
				)
			)
		),
		title: `${ NAMES[ id ] } – Hiên`,
	};
}

/** The image in the middle with the first of two pages of comments. */
function withMore( comments: Comment[] ) {
	const eight = imageAt( 8 );
	return {
		...eight,
		data: {
			...eight.data,
			comments: commentList( comments, {
				count: 2,
				pages: 2,
			} ),
		},
	};
}

const all = screens( imageAt( 9 ), imageAt( 8, [ 'Đẹp quá!' ] ), imageAt( 7 ) );

function lightbox(): HTMLElement | null {
	return screen.queryByRole( 'dialog', { name: 'Xem ảnh' } );
}

function inside() {
	return within( lightbox() as HTMLElement );
}

function button( name: string ): HTMLElement | null {
	return inside().queryByRole( 'button', { name } );
}

async function press( name: string ): Promise< void > {
	await act( async () => {
		fireEvent.click( button( name ) as HTMLElement );
	} );
}

/** Waits until an image is shown. */
function title( name: string ): Promise< HTMLElement > {
	return screen.findByRole( 'heading', { level: 2, name } );
}

interface Given {
	readonly answers?: Parameters< typeof serve >[ 0 ];
	readonly user?: SignedInUser;
	/** The one to open. */
	readonly id?: number;
}

/** The app with an image opened from the list. */
async function openImage( { answers = {}, user, id = 8 }: Given = {} ) {
	const asked = serve( { ...all, ...answers } );
	const app = await renderApp( imagesScreen( listed ), '/hinh-anh', {
		user: user ?? null,
	} );
	const link = screen.getByRole( 'link', {
		name: new RegExp( NAMES[ id ] ?? '' ),
	} );
	await app.user.click( link );
	await title( NAMES[ id ] ?? '' );
	return { ...app, asked, link };
}

// The first import of them also compiles them.
beforeAll( () =>
	Promise.all( [
		import( './lightbox' ),
		import( '../comments/writing-components' ),
		import( '../../components/ui/alert-modal/alert-modal' ),
	] )
);
beforeEach( () => {
	installDialogs();
	Object.defineProperty( navigator, 'connection', {
		value: { saveData: true },
		configurable: true,
	} );
} );

describe( 'an image of the list', () => {
	it( 'opens over the page, at its own address', async () => {
		const { length } = window.history;
		await openImage();
		expect( inside().getByText( '2 / 3' ) ).toBeVisible();
		expect( inside().getByAltText( 'Thấy Thuyền' ) ).toBeVisible();
		expect( inside().getByText( 'Nguyễn Văn An' ) ).toBeVisible();
		expect(
			await inside().findByText( 'Sáu giờ sáng, mặt hồ chưa có gió.' )
		).toBeVisible();
		expect( inside().getByText( '1 bình luận' ) ).toBeVisible();
		expect( await inside().findByText( 'Đẹp quá!' ) ).toBeVisible();
		expect( window.location.pathname ).toBe( '/hinh-anh/8' );
		expect( window.history ).toHaveLength( length + 1 );
		expect( document.title ).toBe( 'Thuyền – Hiên' );
		expect(
			screen.getByRole( 'heading', { level: 1, hidden: true } )
		).toHaveTextContent( 'Hình ảnh' );
	} );

	it.each( [
		[
			'with its button',
			() => fireEvent.click( button( 'Đóng (Esc)' ) as HTMLElement ),
		],
		[
			'with Escape, however often it is pressed',
			() => {
				const dialog = lightbox() as HTMLElement;
				fireEvent.keyDown( dialog, { key: 'Escape' } );
				fireEvent.keyDown( dialog, { key: 'Escape' } );
			},
		],
		[
			'as the device asks it to',
			() =>
				fireEvent(
					lightbox() as HTMLElement,
					new Event( 'cancel', { cancelable: true } )
				),
		],
		[
			'where the device does not ask',
			() => {
				const dialog = lightbox() as HTMLDialogElement;
				dialog.close();
				return fireEvent( dialog, new Event( 'close' ) );
			},
		],
		[ 'with the browser’s way back', () => window.history.back() ],
	] )(
		'closes %s, and restores the focus, the address and the title',
		async ( _, leave ) => {
			const { link } = await openImage();
			window.scrollTo( { top: 300 } );
			const dialog = lightbox();
			leave();
			await waitFor( () => expect( dialog ).not.toBeInTheDocument() );
			expect( link ).toHaveFocus();
			expect( window.location.pathname ).toBe( '/hinh-anh' );
			expect( document.title ).toBe( 'images – Hiên' );
		}
	);

	it( 'can be asked for again where its picture could not be loaded', async () => {
		await openImage();
		fireEvent.error( inside().getByAltText( 'Thấy Thuyền' ) );
		await press( 'Thử lại' );
		expect( inside().getByAltText( 'Thấy Thuyền' ) ).toBeVisible();
	} );

	it( 'opens again with the browser’s Forward', async () => {
		await openImage();
		window.history.back();
		await waitFor( () => expect( lightbox() ).toBeNull() );
		window.history.forward();
		await title( 'Thuyền' );
		expect( window.location.pathname ).toBe( '/hinh-anh/8' );
	} );

	it( 'keeps its comments where newer ones cannot be loaded', async () => {
		await openImage();
		window.history.back();
		await waitFor( () => expect( lightbox() ).toBeNull() );
		const clock = jest
			.spyOn( Date, 'now' )
			.mockReturnValue( Date.now() + 6 * 60_000 );
		serve( { 'screen /hinh-anh/8': offline } );
		window.history.forward();
		await title( 'Thuyền' );
		await waitFor( () => expect( window.reportError ).toHaveBeenCalled() );
		await act( async () => {} );
		expect( inside().getByText( 'Đẹp quá!' ) ).toBeVisible();
		clock.mockRestore();
	} );

	it( 'closes a panel of the header that it would cover', async () => {
		const { user } = await openImage();
		window.history.back();
		await waitFor( () => expect( lightbox() ).toBeNull() );
		const services = screen.getByRole( 'button', { name: 'Dịch vụ' } );
		await user.click( services );
		const panel = await screen.findByRole( 'region', { name: 'Dịch vụ' } );
		window.history.forward();
		await title( 'Thuyền' );
		expect( panel ).not.toBeInTheDocument();
		fireEvent.keyDown( lightbox() as HTMLElement, { key: 'Escape' } );
		await waitFor( () => expect( lightbox() ).toBeNull() );
		expect( services ).toHaveFocus();
	} );

	it( 'shows the error page where it cannot be loaded', async () => {
		serve( { 'screen /hinh-anh/8': offline } );
		const { user } = await renderApp( imagesScreen( listed ), '/hinh-anh' );
		await user.click( screen.getByRole( 'link', { name: /Thuyền/ } ) );
		await screen.findByRole( 'heading', { level: 1, name: /sảy ra lỗi/ } );
		expect( lightbox() ).toBeNull();
	} );

	it( 'is a page where its address names a comment', async () => {
		serve( all );
		await renderApp(
			imageAt( 8, [ 'Đẹp quá!' ] ),
			'/hinh-anh/8#comments800'
		);
		await act( async () => {} );
		expect( lightbox() ).toBeNull();
	} );
} );

describe( 'an image that was loaded by its address', () => {
	it( 'opens over its page, and closes to the list', async () => {
		serve( {
			...all,
			[ LIST ]: () => json( imagesScreen( listed ).data[ 'images' ] ),
			...screens( imagesScreen( listed ) ),
		} );
		await renderApp( imageAt( 8 ) );
		await title( 'Thuyền' );
		const { length } = window.history;
		await press( 'Đóng (Esc)' );
		await screen.findByRole( 'heading', { level: 1, name: 'Hình ảnh' } );
		expect( lightbox() ).toBeNull();
		expect( window.location.pathname ).toBe( '/hinh-anh' );
		expect( window.history ).toHaveLength( length );
	} );
} );

describe( 'its neighbours', () => {
	it( 'take its place and its address', async () => {
		await openImage();
		const { length } = window.history;
		await press( 'Ảnh sau' );
		await title( 'Phố' );
		await waitFor( () => expect( document.title ).toBe( 'Phố – Hiên' ) );
		expect( window.location.pathname ).toBe( '/hinh-anh/7' );
		expect( button( 'Ảnh sau' ) ).toBeNull();
		await press( 'Ảnh trước' );
		await press( 'Ảnh trước' );
		await title( 'Ruộng' );
		expect( button( 'Ảnh trước' ) ).toBeNull();
		expect( window.history ).toHaveLength( length );
	} );

	it( 'come with the arrow keys, but not while somebody types', async () => {
		const { user } = await openImage();
		fireEvent.keyDown( lightbox() as HTMLElement, { key: 'ArrowRight' } );
		await title( 'Phố' );
		fireEvent.keyDown( lightbox() as HTMLElement, { key: 'ArrowLeft' } );
		await title( 'Thuyền' );
		// The browser's Back.
		fireEvent.keyDown( lightbox() as HTMLElement, {
			key: 'ArrowLeft',
			altKey: true,
		} );
		await user.type( await field(), 'a{ArrowLeft}b{ArrowRight}' );
		expect( await field() ).toHaveValue( 'ba' );
		expect( window.location.pathname ).toBe( '/hinh-anh/8' );
	} );

	it( 'keep the focus in the dialog where the pressed button disappears', async () => {
		await openImage();
		button( 'Ảnh sau' )?.focus();
		await press( 'Ảnh sau' );
		await title( 'Phố' );
		expect( lightbox() ).toHaveFocus();
	} );

	it( 'bring their own comments, and nobody else’s', async () => {
		const eight = later( imageAt( 8, [ 'Về thuyền' ] ) );
		const seven = later( imageAt( 7, [ 'Về phố' ] ) );
		await openImage( {
			id: 9,
			answers: {
				'screen /hinh-anh/8': eight,
				'screen /hinh-anh/7': seven,
			},
		} );
		expect( inside().getByText( 'Chưa có bình luận nào!' ) ).toBeVisible();
		await press( 'Ảnh sau' );
		await title( 'Thuyền' );
		expect( inside().queryByText( 'Chưa có bình luận nào!' ) ).toBeNull();
		expect( inside().getByText( 'Đang tải…' ) ).toBeInTheDocument();
		await press( 'Ảnh sau' );
		await title( 'Phố' );
		await act( async () => eight.give() );
		expect( inside().queryByText( 'Về thuyền' ) ).toBeNull();
		await act( async () => seven.give() );
		expect( await inside().findByText( 'Về phố' ) ).toBeVisible();
		expect( inside().queryByText( 'Đang tải…' ) ).toBeNull();
	} );

	it( 'can be asked for again where they could not be loaded', async () => {
		let isOnline = false;
		await openImage( {
			answers: {
				'screen /hinh-anh/7': () =>
					isOnline ? json( imageAt( 7, [ 'Về phố' ] ) ) : offline(),
			},
		} );
		await press( 'Ảnh sau' );
		await inside().findByText( 'Chưa tải được nội dung' );
		isOnline = true;
		await press( 'Thử lại' );
		expect( await inside().findByText( 'Về phố' ) ).toBeVisible();
	} );

	it( 'are prefetched without Save-Data', async () => {
		Object.defineProperty( navigator, 'connection', {
			value: undefined,
			configurable: true,
		} );
		const { asked } = await openImage();
		await waitFor( () =>
			expect( asked ).toEqual(
				expect.arrayContaining( [
					'screen /hinh-anh/9',
					'screen /hinh-anh/7',
				] )
			)
		);
		expect(
			inside().getByAltText( 'Thấy Phố', { exact: true } )
		).toHaveAttribute( 'src', 'http://localhost/7.jpg' );
	} );

	it( 'stay the same when an image is published while the list is open', async () => {
		const newest = image( {
			id: 10,
			path: '/hinh-anh/10',
			title: 'Cầu',
			image: 'http://localhost/10.jpg',
		} );
		const grown = {
			data: [ newest, ...listed ],
			count: 4,
			page: 1,
			pages: 1,
		};
		const { asked } = await openImage( {
			answers: {
				...screens(
					imageAt( 8, [], { position: 3, total: 4 } ),
					imageAt( 9, [], { position: 2, total: 4 } ),
					imageAt( 7, [], { position: 4, total: 4 } )
				),
				[ LIST ]: () => json( grown ),
			},
		} );
		await press( 'Ảnh trước' );
		await title( 'Ruộng' );
		await press( 'Ảnh sau' );
		await title( 'Thuyền' );
		await press( 'Ảnh sau' );
		await title( 'Phố' );
		expect( button( 'Ảnh sau' ) ).toBeNull();
		expect( asked ).not.toContain( 'screens?path=/hinh-anh/10' );
	} );

	it( 'are those of a newer list where the one that is there lacks the image', async () => {
		const asked = serve( {
			...all,
			[ LIST ]: () =>
				json( { data: listed, count: 3, page: 1, pages: 1 } ),
		} );
		const { registry } = await renderApp(
			imagesScreen( listed.slice( 1 ) ),
			'/hinh-anh'
		);
		const opened = receiveScreen(
			registry,
			imageAt( 9, [], { position: 1, total: 3 } )
		);
		act(
			() => void registry.dispatch( navigationStore ).showOver( opened )
		);
		await title( 'Ruộng' );
		await waitFor( () => expect( asked ).toContain( LIST ) );
		expect( await inside().findByText( '1 / 3' ) ).toBeVisible();
		await press( 'Ảnh sau' );
		await title( 'Thuyền' );
	} );

	it( 'go on past the page of the list', async () => {
		const page = ( number: number, ids: number[] ) => ( {
			data: ids.map( ( id ) =>
				image( { id, path: `/hinh-anh/${ id }`, title: `Ảnh ${ id }` } )
			),
			count: 25,
			page: number,
			pages: 2,
		} );
		const ids = Array.from( { length: 24 }, ( _, index ) => 25 - index );
		const at = ( id: number ) =>
			imageScreen( {
				id,
				title: `Ảnh ${ id }`,
				position: 26 - id,
				total: 25,
			} );
		let isOnline = false;
		const asked = serve( {
			[ LIST ]: () => json( page( 1, ids ) ),
			'images?limit=24&page=2': () =>
				isOnline ? json( page( 2, [ 1 ] ) ) : offline(),
			...screens( at( 2 ), at( 1 ) ),
		} );
		await renderApp( at( 2 ) );
		await title( 'Ảnh 2' );
		expect( asked ).toContain( 'images?limit=24&page=2' );
		await press( 'Ảnh sau' );
		expect( inside().getByText( '25 / 25' ) ).toBeVisible();
		await inside().findByText( 'Chưa tải được nội dung' );
		isOnline = true;
		await press( 'Thử lại' );
		await title( 'Ảnh 1' );
		expect( window.location.pathname ).toBe( '/hinh-anh/1' );
	} );
} );

async function field(): Promise< HTMLElement > {
	return inside().findByLabelText( 'Viết bình luận' );
}

function alert(): HTMLElement | null {
	return screen.queryByRole( 'alertdialog' );
}

/** Types into the form and sends it. */
async function write(
	user: { type: ( at: HTMLElement, text: string ) => Promise< void > },
	text: string
) {
	await user.type( await field(), text );
	await press( 'Gửi' );
}

describe( 'its comments', () => {
	it( 'come in pages', async () => {
		const first = comment( { content: '<p>Một</p>' } );
		const second = commentList(
			[ comment( { id: 22, content: '<p>Hai</p>' } ) ],
			{ count: 2, page: 2, pages: 2 }
		);
		await openImage( {
			answers: {
				...screens( withMore( [ first ] ) ),
				'cmt?object_id=8&page=2&type=images': () => json( second ),
			},
		} );
		await inside().findByText( 'Một' );
		await press( 'Xem thêm bình luận' );
		expect( await inside().findByText( 'Hai' ) ).toBeVisible();
		expect( inside().getByText( 'Một' ) ).toBeVisible();
		expect( button( 'Xem thêm bình luận' ) ).toBeNull();
	} );

	it( 'that come later keep the focus in the dialog, where the arrow keys work', async () => {
		const slow = later(
			commentList( [ comment( { content: '<p>Hai</p>' } ) ], {
				count: 2,
				page: 2,
				pages: 2,
			} )
		);
		const { user, asked } = await openImage( {
			answers: {
				...screens( withMore( [ comment( { id: 20 } ) ] ) ),
				'cmt?object_id=8&page=2&type=images': slow,
			},
		} );
		const more = await inside().findByRole( 'button', {
			name: 'Xem thêm bình luận',
		} );
		await user.click( more );
		await user.click( more );
		expect( more ).toBeEnabled();
		expect( more ).toHaveAttribute( 'aria-disabled', 'true' );
		await act( async () => slow.give() );
		await inside().findByText( 'Hai' );
		expect( more ).not.toBeInTheDocument();
		expect( lightbox() ).toHaveFocus();
		await user.keyboard( '{ArrowRight}' );
		await title( 'Phố' );
		const pages = asked.filter( ( path ) => path.includes( 'page=2' ) );
		expect( pages ).toHaveLength( 1 );
	} );

	it( 'are all there when one is sent while others are on their way', async () => {
		const [ one, own ] = [ 'Một', 'Của tôi' ].map( ( text, index ) =>
			comment( { id: 30 + index, content: `<p>${ text }</p>` } )
		);
		const slow = later(
			commentList( [ comment( { id: 40 } ) ], {
				count: 2,
				page: 2,
				pages: 2,
			} )
		);
		const { user } = await openImage( {
			user: BINH,
			answers: {
				...screens( withMore( one ? [ one ] : [] ) ),
				cmt: () => json( { comment: own, waiting: false }, 201 ),
				'cmt?object_id=8&page=2&type=images': slow,
				'cmt?comment=31&object_id=8&type=images': () =>
					json( commentList( one && own ? [ one, own ] : [] ) ),
			},
		} );
		await inside().findByText( 'Một' );
		await press( 'Xem thêm bình luận' );
		await write( user, 'Của tôi' );
		const sent = { selector: 'p' };
		await inside().findByText( 'Của tôi', sent );
		await act( async () => slow.give() );
		expect( inside().getByText( 'Của tôi', sent ) ).toBeVisible();
	} );

	it( 'are closed where the image says so', async () => {
		await openImage( {
			answers: screens(
				imageAt( 8, [], { comment_state: { open: false, count: 0 } } )
			),
		} );
		await inside().findByText( 'Chưa có bình luận nào!' );
		expect( inside().queryByLabelText( 'Viết bình luận' ) ).toBeNull();
	} );

	it( 'ask a visitor to sign in; Escape closes the alert first', async () => {
		const { user, asked } = await openImage();
		await write( user, 'Đẹp quá!' );
		expect( await screen.findByRole( 'alertdialog' ) ).toHaveTextContent(
			'Vui lòng đăng nhập để bình luận! Đăng nhập'
		);
		expect(
			await within( alert() as HTMLElement ).findByRole( 'link' )
		).toHaveAttribute(
			'href',
			'http://localhost/dang-nhap?redirect_to=%2Fhinh-anh%2F8'
		);
		await user.keyboard( '{Escape}' );
		expect( alert() ).toBeNull();
		expect( lightbox() ).not.toBeNull();
		expect( await field() ).toHaveValue( 'Đẹp quá!' );
		await user.keyboard( '{Escape}' );
		await waitFor( () => expect( lightbox() ).toBeNull() );
		expect( asked ).not.toContain( 'cmt' );
	} );

	it( 'are not sent empty', async () => {
		const { user, asked } = await openImage( { user: BINH } );
		await write( user, '   ' );
		expect( await screen.findByRole( 'alertdialog' ) ).toHaveTextContent(
			'Nội dung không được bỏ trống!'
		);
		expect( asked ).not.toContain( 'cmt' );
	} );

	it( 'are sent by a member, and stand there at once', async () => {
		const own = comment( { id: 30, content: '<p>Của tôi</p>' } );
		const sent: unknown[] = [];
		const { user } = await openImage( {
			user: BINH,
			answers: {
				cmt: ( { body } ) => {
					sent.push( JSON.parse( String( body ) ) );
					return json( { comment: own, waiting: false }, 201 );
				},
				'cmt?comment=30&object_id=8&type=images': () =>
					json( commentList( [ own ] ) ),
			},
		} );
		await write( user, 'Của tôi' );
		expect(
			await inside().findByText( 'Của tôi', { selector: 'p' } )
		).toBeVisible();
		expect( sent ).toEqual( [
			{
				content: 'Của tôi',
				type: 'images',
				object_id: 8,
				parent: 0,
			},
		] );
		expect( await field() ).toHaveValue( '' );
	} );

	describe( 'are replied to on a phone', () => {
		const { matchMedia } = window;
		beforeEach( () => {
			window.matchMedia = ( query ) =>
				Object.assign( new EventTarget(), {
					matches: query === '(max-width: 768px)',
				} ) as MediaQueryList;
		} );
		afterEach( () => {
			window.matchMedia = matchMedia;
		} );

		/** Opens the sheet with the form of a reply, over the image. */
		async function openReply( answers: Given[ 'answers' ] = {} ) {
			const { user } = await openImage( { user: BINH, answers } );
			await user.click(
				await inside().findByRole( 'button', { name: /^Trả lời/ } )
			);
			const sheet = await screen.findByRole( 'dialog', {
				name: 'Viết bình luận',
			} );
			return { user, sheet };
		}

		/** Waits until the browser could have gone back. */
		const settle = () =>
			act( () => new Promise( ( done ) => setTimeout( done, 50 ) ) );

		it( 'and the image stays when the reply is cancelled', async () => {
			const { user, sheet } = await openReply();
			await user.click(
				within( sheet ).getByRole( 'button', { name: 'Hủy' } )
			);
			await settle();
			expect( sheet ).not.toBeInTheDocument();
			expect( lightbox() ).not.toBeNull();
			expect( window.location.pathname ).toBe( '/hinh-anh/8' );
		} );

		it( 'and the image shows the reply that was sent', async () => {
			const reply = comment( { id: 30, content: '<p>Cảm ơn bạn</p>' } );
			const { user, sheet } = await openReply( {
				cmt: () => json( { comment: reply, waiting: false }, 201 ),
				'cmt?comment=30&object_id=8&type=images': () =>
					json( commentList( [ reply ] ) ),
			} );
			await user.type(
				within( sheet ).getByRole( 'textbox' ),
				'Cảm ơn bạn'
			);
			await user.click(
				within( sheet ).getByRole( 'button', { name: 'Gửi bình luận' } )
			);
			expect(
				await inside().findByText( 'Cảm ơn bạn', { selector: 'p' } )
			).toBeVisible();
			await settle();
			expect( lightbox() ).not.toBeNull();
		} );
	} );

	it( 'that a visitor began wait in the field after signing in, and nowhere else', async () => {
		window.sessionStorage.setItem( 'hien_comment-task', 'images 8 new 0' );
		window.sessionStorage.setItem(
			'hien_draft-comment-images-8-new-0-content',
			'Ảnh đẹp quá'
		);
		await openImage( { user: BINH } );
		expect( await field() ).toHaveValue( 'Ảnh đẹp quá' );
		await waitFor( async () => expect( await field() ).toHaveFocus() );
		expect(
			screen.queryByRole( 'dialog', { name: 'Viết bình luận' } )
		).toBeNull();
	} );

	it( 'may wait for approval', async () => {
		const { user } = await openImage( {
			user: BINH,
			answers: {
				cmt: () => json( { comment: comment(), waiting: true }, 201 ),
			},
		} );
		await write( user, 'Của tôi' );
		expect( await screen.findByRole( 'alertdialog' ) ).toHaveTextContent(
			'Bình luận sẽ hiện ra sau khi được duyệt.'
		);
		expect( await field() ).toHaveValue( '' );
	} );

	it.each( [
		[ 'Chưa gửi được. Những gì bạn viết vẫn còn', offline ],
		[
			'Bạn gửi quá nhanh.',
			() =>
				json(
					{
						code: 'comment_flood',
						message: 'Bạn gửi quá nhanh.',
						data: { status: 429 },
					},
					429
				),
		],
	] )( 'that cannot be sent stay in the field: %s', async ( ...each ) => {
		const [ message, answer ] = each;
		const { user } = await openImage( {
			user: BINH,
			answers: { cmt: answer },
		} );
		await write( user, 'Của tôi' );
		expect( await screen.findByRole( 'alertdialog' ) ).toHaveTextContent(
			message
		);
		expect( await field() ).toHaveValue( 'Của tôi' );
	} );

	it( 'that are not sent yet are kept while another image is shown', async () => {
		const { user } = await openImage();
		await user.type( await field(), 'Nửa câu' );
		await press( 'Ảnh sau' );
		await title( 'Phố' );
		await waitFor( async () => expect( await field() ).toHaveValue( '' ) );
		await press( 'Ảnh trước' );
		await title( 'Thuyền' );
		expect( await field() ).toHaveValue( 'Nửa câu' );
	} );

	it( 'that are not sent yet are kept over a page load, as on the way to the login and back', async () => {
		const { user, unmount } = await openImage();
		await user.type( await field(), 'Nửa câu' );
		unmount();
		const answers = {
			cmt: () => json( { comment: comment(), waiting: true }, 201 ),
		};
		await openImage( { user: BINH, answers } );
		expect( await field() ).toHaveValue( 'Nửa câu' );
		await press( 'Gửi' );
		await screen.findByRole( 'alertdialog' );
		expect( await field() ).toHaveValue( '' );
		expect(
			window.sessionStorage.getItem(
				'hien_draft-comment-images-8-new-0-content'
			)
		).toBeNull();
	} );
} );

it( 'opens from the side column of another page, too', async () => {
	serve( {
		...all,
		[ LIST ]: () => json( imagesScreen( listed ).data[ 'images' ] ),
	} );
	const { user } = await renderApp( homeScreen() );
	document
		.querySelector( 'main' )
		?.append(
			document
				.createRange()
				.createContextualFragment(
					'<a href="http://localhost/hinh-anh/8">Ảnh</a>'
				)
		);
	await user.click( screen.getByRole( 'link', { name: 'Ảnh' } ) );
	await title( 'Thuyền' );
	await waitFor( () => expect( button( 'Ảnh sau' ) ).toBeVisible() );
	await press( 'Ảnh sau' );
	await title( 'Phố' );
	expect(
		screen.getByRole( 'heading', { level: 1, hidden: true } )
	).toHaveTextContent( 'Hiên' );
} );

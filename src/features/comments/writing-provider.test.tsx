import {
	act,
	fireEvent,
	screen,
	waitFor,
	within,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DataRegistry } from '@wordpress/data';
import { installDialogs } from '../../../tests/js/dialog';
import {
	BINH,
	comment,
	commentList,
	homeScreen,
	postScreen,
} from '../../../tests/js/fixtures';
import { renderWith } from '../../../tests/js/render-app';
import {
	json,
	later,
	offline,
	offlineLater,
	serve,
} from '../../../tests/js/server';
import { typeAsUniKey } from '../../../tests/js/unikey';
import { SESSION_ENDED } from '../../api/session-ended';
import type { Comment, SignedInUser } from '../../contract/types';
import { savedDraft } from '../../lib/drafts';
import { nextTask } from '../../lib/timing';
import { navigationStore } from '../../stores/navigation';
import { sessionStore } from '../../stores/session';
import { Alert } from '../notices/alert';
import { PostComments } from './comments';

const REST = 'cmt?object_id=11&page=1&type=posts';
const AT = ( id: number ) => `cmt?comment=${ id }&object_id=11&type=posts`;

const QUESTION = comment( { id: 21, content: '<p>Câu hỏi</p>' } );

/** The server wants a pause of 15 seconds. */
const FLOOD = {
	cmt: () =>
		json(
			{
				code: 'comment_flood',
				message: 'Bạn gửi quá nhanh.',
				data: { status: 429, retry_after: 15 },
			},
			429
		),
};

function own( overrides: Partial< Comment > = {} ): Comment {
	return comment( {
		id: 22,
		content: '<p>Của tôi</p>',
		own: { text: 'Của tôi', edit_seconds: 200 },
		...overrides,
	} );
}

const PAGE = {
	path: '/a',
	protected: false,
	comment_state: { open: true, count: 1 },
};

function Page() {
	return (
		<>
			<PostComments post={ PAGE } screen={ postScreen() } />
			<Alert />
		</>
	);
}

let registry: DataRegistry;

/** The comments of a page, for a member or a visitor. */
async function show(
	comments: Comment[],
	user: SignedInUser | null,
	answers: Parameters< typeof serve >[ 0 ] = {}
) {
	const asked = serve( answers );
	( { registry } = await renderWith(
		<Page />,
		{ [ REST ]: commentList( comments ) },
		{ user }
	) );
	return asked;
}

/** Goes to another screen. */
async function leave(): Promise< void > {
	await act( async () => {
		const { commit } = registry.dispatch( navigationStore );
		await commit( homeScreen(), window.location );
	} );
}

function button( name: string | RegExp ): Promise< HTMLElement > {
	return screen.findByRole( 'button', { name } );
}

async function press( name: string | RegExp ): Promise< void > {
	await userEvent.click( await button( name ) );
}

async function modal() {
	return within(
		await screen.findByRole( 'dialog', { name: 'Viết bình luận' } )
	);
}

// The first import of them also compiles them.
beforeAll( () =>
	Promise.all( [
		import( './writing-components' ),
		import( '../../components/ui/alert-modal/alert-modal' ),
	] )
);

beforeEach( () => {
	installDialogs();
	window.sessionStorage.clear();
	Element.prototype.scrollIntoView = jest.fn();
} );

it( 'a new comment is sent, stands there and has the focus', async () => {
	const sent: unknown[] = [];
	const mine = own();
	await show( [ QUESTION ], BINH, {
		cmt: ( { body } ) => {
			sent.push( JSON.parse( String( body ) ) );
			return json( { comment: mine, waiting: false }, 201 );
		},
		[ AT( 22 ) ]: () => json( commentList( [ QUESTION, mine ] ) ),
	} );
	await press( /nghĩ gì/ );
	const form = await modal();
	const field = form.getByRole( 'textbox' );
	expect( field ).toHaveFocus();
	await userEvent.type( field, 'Của tôi{Control>}{Enter}{/Control}' );
	expect( await screen.findByText( 'Của tôi' ) ).toBeVisible();
	expect( screen.getByText( '2 bình luận' ) ).toBeVisible();
	expect( sent ).toEqual( [
		{
			content: 'Của tôi',
			type: 'posts',
			object_id: 11,
			parent: 0,
			notify: false,
		},
	] );
	await waitFor( () =>
		expect( document.getElementById( 'comments22' ) ).toHaveFocus()
	);
	expect( screen.getByText( 'Đã gửi bình luận.' ) ).toHaveAttribute(
		'role',
		'status'
	);
	expect( savedDraft( 'comment-posts-11-new-0-content' ) ).toBe( '' );
} );

it( 'the form of a new comment stays until the list has it', async () => {
	const mine = own();
	let give = () => {};
	const asked = new Promise< void >( ( resolve ) => ( give = resolve ) );
	await show( [ QUESTION ], BINH, {
		cmt: () => json( { comment: mine, waiting: false }, 201 ),
		[ AT( 22 ) ]: async () => {
			await asked;
			return json( commentList( [ QUESTION, mine ] ) );
		},
	} );
	await press( /nghĩ gì/ );
	await userEvent.type( ( await modal() ).getByRole( 'textbox' ), 'Của tôi' );
	await press( 'Gửi bình luận' );
	expect( await button( 'Đang gửi…' ) ).toBeVisible();
	await act( async () => give() );
	expect( await screen.findByText( 'Của tôi' ) ).toBeVisible();
	expect( screen.queryByRole( 'dialog' ) ).toBeNull();
} );

describe( 'who has gone to another screen while the list is loaded', () => {
	async function send( list: () => Response | Promise< Response > ) {
		await show( [ QUESTION ], BINH, {
			cmt: () => json( { comment: own(), waiting: false }, 201 ),
			[ AT( 22 ) ]: list,
		} );
		await press( /nghĩ gì/ );
		const form = await modal();
		await userEvent.type( form.getByRole( 'textbox' ), 'Của tôi' );
		await press( 'Gửi bình luận' );
		await leave();
	}

	it( 'is not taken to the page that has the comment', async () => {
		const list = later( commentList( [ own() ], { page: 2 } ) );
		await send( () => list( {} ) );
		await act( async () => list.give() );
		expect( window.location.hash ).toBe( '' );
	} );

	it( 'is told nothing about the list', async () => {
		const list = offlineLater();
		await send( () => list( {} ) );
		await act( async () => list.give() );
		await act( () => new Promise( ( resolve ) => setTimeout( resolve ) ) );
		expect( screen.queryByRole( 'alertdialog' ) ).toBeNull();
	} );

	it( 'keeps the focus', async () => {
		const list = later( commentList( [] ) );
		await show( [ own() ], BINH, {
			'cmt/22/delete': () => json( { comment: own(), waiting: false } ),
			[ REST ]: list,
		} );
		await press( 'Xóa' );
		const question = within( await screen.findByRole( 'alertdialog' ) );
		await userEvent.click(
			question.getByRole( 'button', { name: 'Xóa' } )
		);
		await leave();
		await act( async () => list.give() );
		await waitFor( () =>
			expect( screen.queryByText( 'Của tôi' ) ).toBeNull()
		);
		expect( document.getElementById( 'comments' ) ).not.toHaveFocus();
	} );
} );

const WORDPRESS_FORM = {
	url: 'http://localhost/wp/wp-comments-post.php',
	fields: { comment_post_ID: 11, comment: 'Còn đây', comment_parent: 0 },
};

it.each( [
	[
		'a plugin refuses',
		() =>
			json(
				{
					code: 'captcha',
					message: 'Bạn chưa tích ô captcha.',
					data: { status: 400, form: WORDPRESS_FORM },
				},
				400
			),
		'Bạn chưa tích ô captcha.',
	],
	[
		'cannot be sent because the server has closed REST',
		() => new Response( '<h1>403 Forbidden</h1>', { status: 403 } ),
		/Tường lửa/,
	],
] )(
	'a comment that %s can be sent by WordPress’s own form',
	async ( _, refuse, message ) => {
		await show( [ QUESTION ], BINH, { cmt: refuse } );
		await press( 'Viết bình luận' );
		const dialog = await modal();
		await userEvent.type( dialog.getByRole( 'textbox' ), 'Còn đây' );
		await press( 'Gửi bình luận' );
		expect( await dialog.findByRole( 'alert' ) ).toHaveTextContent(
			message
		);
		const submitted = jest
			.spyOn( HTMLFormElement.prototype, 'submit' )
			.mockImplementation( () => {} );
		await userEvent.click(
			dialog.getByRole( 'link', {
				name: 'Gửi bằng biểu mẫu của WordPress',
			} )
		);
		const [ sent ] = submitted.mock.contexts as HTMLFormElement[];
		expect( sent?.action ).toBe( WORDPRESS_FORM.url );
		expect( Object.fromEntries( new FormData( sent ) ) ).toEqual( {
			comment_post_ID: '11',
			comment: 'Còn đây',
			comment_parent: '0',
		} );
		submitted.mockRestore();
	}
);

it( 'an empty comment is not sent', async () => {
	const asked = await show( [ QUESTION ], BINH );
	await press( 'Viết bình luận' );
	const form = await modal();
	await userEvent.type( form.getByRole( 'textbox' ), '  ' );
	await press( 'Gửi bình luận' );
	await waitFor( () =>
		expect( form.getByRole( 'textbox' ) ).toHaveAccessibleDescription(
			'Nội dung không được bỏ trống!'
		)
	);
	expect( form.getByRole( 'textbox' ) ).toBeInvalid();
	expect( screen.queryByRole( 'alertdialog' ) ).toBeNull();
	expect( asked ).not.toContain( 'cmt' );
} );

it( 'an answer is written below its comment, and kept where it cannot be sent', async () => {
	const sent: { parent?: number; notify?: boolean }[] = [];
	await show( [ QUESTION ], BINH, {
		cmt: ( { body } ) => {
			sent.push( JSON.parse( String( body ) ) as object );
			return offline();
		},
	} );
	await press( /^Trả lời/ );
	const field = await screen.findByRole( 'textbox', { name: /^Trả lời/ } );
	expect( document.getElementById( 'comments21' ) ).toContainElement( field );
	await userEvent.type( field, 'Em nghĩ…' );
	await userEvent.click( screen.getByRole( 'checkbox' ) );
	await press( 'Gửi bình luận' );
	expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
		'Những gì bạn viết vẫn còn'
	);
	expect( field ).toHaveValue( 'Em nghĩ…' );
	expect( sent ).toEqual( [
		expect.objectContaining( { parent: 21, notify: true } ),
	] );
	await press( 'Hủy' );
	expect( await button( /^Trả lời/ ) ).toHaveFocus();
	await press( /^Trả lời/ );
	expect(
		await screen.findByRole( 'textbox', { name: /^Trả lời/ } )
	).toHaveValue( 'Em nghĩ…' );
} );

it( 'on a phone an answer quotes the beginning of its comment, and no half of an emoji', async () => {
	const media = jest.spyOn( window, 'matchMedia' ).mockImplementation(
		( query ) =>
			Object.assign( new EventTarget(), {
				matches: query.includes( 'max-width' ),
			} ) as MediaQueryList
	);
	const content = `<p>${ 'a'.repeat( 89 ) }😂 và nhiều nữa</p>`;
	await show( [ comment( { id: 21, content } ) ], BINH );
	await press( /^Trả lời/ );
	await modal();
	expect(
		document.querySelector( '.hien-comment-form__quote' )
	).toHaveTextContent( `“${ 'a'.repeat( 89 ) }…”` );
	media.mockRestore();
} );

it( 'mails about answers are what the account says, unless the box says otherwise', async () => {
	const sent: { notify?: boolean }[] = [];
	await show(
		[ QUESTION ],
		{ ...BINH, reply_mail: true },
		{
			cmt: ( { body } ) => {
				sent.push( JSON.parse( String( body ) ) as object );
				return offline();
			},
		}
	);
	await press( /^Trả lời/ );
	const box = await screen.findByRole( 'checkbox' );
	expect( box ).toBeChecked();
	await userEvent.type( screen.getByRole( 'textbox' ), 'Em nghĩ…' );
	await press( 'Gửi bình luận' );
	await screen.findByRole( 'alert' );
	await userEvent.click( box );
	await press( 'Gửi bình luận' );
	await waitFor( () =>
		expect( sent.map( ( { notify } ) => notify ) ).toEqual( [
			true,
			false,
		] )
	);
} );

it( 'a session that has ended is told so, and the text stays', async () => {
	await show( [ QUESTION ], BINH, {
		cmt: () =>
			json(
				{
					code: 'rest_not_logged_in',
					message: 'Vui lòng đăng nhập để bình luận!',
					data: { status: 401 },
				},
				401
			),
	} );
	await press( 'Viết bình luận' );
	const form = await modal();
	await userEvent.type( form.getByRole( 'textbox' ), 'Còn đây' );
	await press( 'Gửi bình luận' );
	const alert = await screen.findByRole( 'alertdialog' );
	expect( within( alert ).getByRole( 'link' ) ).toHaveAttribute(
		'href',
		'http://localhost/dang-nhap?redirect_to=%2Fa%23comments'
	);
	expect( form.getByRole( 'textbox' ) ).toHaveValue( 'Còn đây' );
	expect( form.queryByRole( 'alert' ) ).toBeNull();
} );

it( 'a reply during which the session ends stays, and goes on after signing in', async () => {
	await show( [ QUESTION ], BINH, {
		cmt: () =>
			json(
				{
					code: SESSION_ENDED,
					message: 'Phiên đăng nhập đã hết.',
					data: { status: 401 },
				},
				401
			),
	} );
	await press( /^Trả lời/ );
	const field = await screen.findByRole( 'textbox', { name: /^Trả lời/ } );
	await userEvent.type( field, 'Em nghĩ…' );
	await press( 'Gửi bình luận' );
	await act( async () => void registry.dispatch( sessionStore ).end() );
	expect( field ).toHaveValue( 'Em nghĩ…' );
	expect( field ).toBeVisible();
	// The one alert is that of SessionNotice, which is not rendered here.
	expect( screen.queryByRole( 'alertdialog' ) ).toBeNull();
	expect( screen.queryByRole( 'alert' ) ).toBeNull();
	await act( async () => document.body.replaceChildren() );
	await show( [ QUESTION ], BINH );
	expect(
		await screen.findByRole( 'textbox', { name: /^Trả lời/ } )
	).toHaveValue( 'Em nghĩ…' );
} );

describe( 'a change that was cancelled', () => {
	const change = () =>
		screen.findByRole( 'textbox', { name: 'Sửa bình luận' } );

	async function open( text: string ) {
		await show(
			[
				own( {
					own: { text, edit_seconds: 200 },
				} ),
			],
			BINH
		);
		await press( /^Sửa/ );
		return await change();
	}

	it( 'leaves no draft of the unchanged text', async () => {
		const field = await open( 'Của tôi' );
		expect( field ).toHaveValue( 'Của tôi' );
		await press( 'Hủy' );
		expect( savedDraft( 'comment-posts-11-edit-22-content' ) ).toBe( '' );
	} );

	it( 'is kept for the same text, and not for a newer one', async () => {
		await userEvent.type( await open( 'Của tôi' ), ', thêm' );
		await press( 'Hủy' );
		await press( /^Sửa/ );
		expect( await change() ).toHaveValue( 'Của tôi, thêm' );
		await act( async () => document.body.replaceChildren() );
		expect( await open( 'Mới hơn' ) ).toHaveValue( 'Mới hơn' );
	} );

	it( 'begins behind the text', async () => {
		const field = ( await open( 'Của tôi' ) ) as HTMLTextAreaElement;
		expect( field.selectionStart ).toBe( 'Của tôi'.length );
	} );
} );

it( 'Ctrl+Enter that belongs to a letter being composed sends nothing', async () => {
	const asked = await show( [ QUESTION ], BINH );
	await press( 'Viết bình luận' );
	const field = ( await modal() ).getByRole( 'textbox' );
	await userEvent.type( field, 'Tie' );
	fireEvent.keyDown( field, {
		key: 'Enter',
		ctrlKey: true,
		isComposing: true,
	} );
	// A form is sent after its validation.
	await act( nextTask );
	expect( asked ).not.toContain( 'cmt' );
} );

it( 'Ctrl+Enter sends nothing while the server wants a pause', async () => {
	const asked = await show( [ QUESTION ], BINH, FLOOD );
	await press( 'Viết bình luận' );
	const field = ( await modal() ).getByRole( 'textbox' );
	await userEvent.type( field, 'Cảm ơn thầy.' );
	fireEvent.keyDown( field, { key: 'Enter', ctrlKey: true } );
	await screen.findByRole( 'button', { name: /^Chờ/ } );
	fireEvent.keyDown( field, { key: 'Enter', ctrlKey: true } );
	await act( nextTask );
	expect( asked.filter( ( path ) => path === 'cmt' ) ).toHaveLength( 1 );
	expect( screen.getByText( 'Bạn gửi quá nhanh.' ) ).toBeVisible();
} );

it( 'a word that UniKey has put together is sent by the Ctrl+Enter right behind it', async () => {
	const sent: unknown[] = [];
	await show( [ QUESTION ], BINH, {
		cmt: ( { body } ) => {
			sent.push( JSON.parse( String( body ) ) );
			return offline();
		},
	} );
	await press( 'Viết bình luận' );
	const field = ( await modal() ).getByRole< HTMLTextAreaElement >(
		'textbox'
	);
	typeAsUniKey( field );
	fireEvent.keyDown( field, { key: 'Enter', ctrlKey: true } );
	await waitFor( () =>
		expect( sent ).toEqual( [
			expect.objectContaining( { content: 'tiếng' } ),
		] )
	);
	expect( field ).toHaveValue( 'tiếng' );
} );

it( 'a text that is too long is told so in one sentence', async () => {
	const asked = await show( [ QUESTION ], BINH );
	await press( 'Viết bình luận' );
	const form = await modal();
	fireEvent.input( form.getByRole( 'textbox' ), {
		target: { value: 'a'.repeat( 5001 ) },
	} );
	await press( 'Gửi bình luận' );
	expect( await form.findByRole( 'alert' ) ).toHaveTextContent(
		'Viết ngắn hơn nhé, nhiều nhất 5.000 ký tự.'
	);
	expect( screen.queryByRole( 'alertdialog' ) ).toBeNull();
	expect( asked ).not.toContain( 'cmt' );
} );

it( 'a visitor is asked to sign in, and goes on afterwards', async () => {
	await show( [ QUESTION ], null );
	expect( screen.getByText( /Vui lòng/ ) ).toHaveTextContent(
		'Vui lòng đăng nhập để bình luận.'
	);
	await press( /^Trả lời/ );
	const alert = await screen.findByRole( 'alertdialog' );
	expect( alert ).toHaveTextContent( 'Vui lòng đăng nhập để bình luận!' );
	const link = within( alert ).getByRole( 'link' );
	expect( link ).toHaveAttribute(
		'href',
		'http://localhost/dang-nhap?redirect_to=%2Fa%23comments21'
	);
	link.addEventListener( 'click', ( event ) => event.preventDefault() );
	await userEvent.click( link );
	await act( async () => document.body.replaceChildren() );
	await show( [ QUESTION ], BINH );
	expect(
		await screen.findByRole( 'textbox', { name: /^Trả lời/ } )
	).toHaveFocus();
} );

it( 'an author changes a comment as long as that is allowed', async () => {
	const changed = own( { content: '<p>Khác</p>' } );
	const late = own( {
		id: 23,
		own: { text: 'Muộn', edit_seconds: 0 },
	} );
	await show( [ own(), late ], BINH, {
		'cmt/22': ( { body } ) =>
			json( {
				comment: {
					...changed,
					content: String( body ),
				},
				waiting: false,
			} ),
		[ AT( 22 ) ]: () => json( commentList( [ changed, late ] ) ),
	} );
	expect(
		await screen.findAllByRole( 'button', { name: 'Xóa' } )
	).toHaveLength( 2 );
	expect( screen.getAllByRole( 'button', { name: /^Sửa/ } ) ).toHaveLength(
		1
	);
	await press( 'Sửa (còn 4 phút)' );
	const field = await screen.findByRole( 'textbox', {
		name: 'Sửa bình luận',
	} );
	expect( field ).toHaveValue( 'Của tôi' );
	await userEvent.clear( field );
	await userEvent.type( field, 'Khác' );
	await press( 'Lưu' );
	expect( await screen.findByText( 'Khác' ) ).toBeVisible();
	expect( screen.getByText( 'Đã sửa bình luận.' ) ).toBeInTheDocument();
} );

it( 'asks before it deletes; the place of a deleted comment says so', async () => {
	const place = comment( {
		id: 22,
		author: '',
		deleted: true,
		content: '<p>Bình luận đã bị xóa.</p>',
	} );
	const asked = await show( [ own() ], BINH, {
		'cmt/22/delete': () => json( { comment: place, waiting: false } ),
		[ REST ]: () => json( commentList( [ place ] ) ),
	} );
	await press( 'Xóa' );
	const question = within( await screen.findByRole( 'alertdialog' ) );
	await userEvent.click( question.getByRole( 'button', { name: 'Hủy' } ) );
	expect( asked ).not.toContain( 'cmt/22/delete' );
	await press( 'Xóa' );
	await userEvent.click(
		within( await screen.findByRole( 'alertdialog' ) ).getByRole(
			'button',
			{
				name: 'Xóa',
			}
		)
	);
	expect( await screen.findByText( 'Bình luận đã bị xóa.' ) ).toBeVisible();
	expect( screen.queryByRole( 'button', { name: 'Xóa' } ) ).toBeNull();
	expect( screen.queryByRole( 'button', { name: /^Trả lời/ } ) ).toBeNull();
} );

it( 'says what waits, and lets nobody answer it', async () => {
	await show( [ own( { waiting: true } ) ], BINH );
	expect( screen.getByText( 'đang chờ duyệt' ) ).toBeVisible();
	await button( 'Xóa' );
	expect( screen.queryByRole( 'button', { name: /^Trả lời/ } ) ).toBeNull();
} );

it( 'answers go as deep as WordPress lets them', async () => {
	await show(
		[ QUESTION, comment( { id: 30, parent: 21, depth: 5 } ) ],
		BINH
	);
	expect(
		await screen.findAllByRole( 'button', { name: /^Trả lời/ } )
	).toHaveLength( 1 );
} );

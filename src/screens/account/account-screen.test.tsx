import {
	act,
	fireEvent,
	render,
	screen,
	waitFor,
	within,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RegistryProvider } from '@wordpress/data';
import { installDialogs } from '../../../tests/js/dialog';
import { BINH, latestScreen, screenOf } from '../../../tests/js/fixtures';
import { renderApp, renderWith } from '../../../tests/js/render-app';
import {
	json,
	later,
	offline,
	offlineLater,
	screens,
	sentKeys,
	serve,
} from '../../../tests/js/server';
import type { Account, Favorite, LoadedScreen } from '../../contract/types';
import { connection, useSessionEnd } from '../../features/chat/site-connection';
import { push, screenCache } from '../../navigation';
import { responsesOf } from '../../stores/responses';
import { sessionStore } from '../../stores/session';
import { AccountScreen } from './account-screen';
import { PrivacySection } from './privacy-section';

const ACCOUNT: Account = {
	id: 2,
	name: 'Trần Thị Bình',
	first_name: 'Bình',
	last_name: 'Trần Thị',
	email: 'binh@vi-du.vn',
	new_email: null,
	waits_for: '',
	bio: '',
	url: '',
	links: [],
	avt: 'http://localhost/binh.svg',
	has_portrait: false,
	registered: '2026-11-17T08:00:00+07:00',
	reply_mail: false,
	chat_mail: true,
	settings: '',
	deletion: null,
};

const SAVED = 'favorites?limit=10&page=1';
const VIDEOS = 'favorites?limit=100&page=1&type=videos';

const HOOK: Favorite = {
	type: 'posts',
	object_id: 12,
	path: '/wordpress/hook',
	title: 'Hook',
	excerpt: '',
	date: '2026-11-17T08:00:00+07:00',
	tile: 1,
	icon: 1,
	image: null,
	image_srcset: '',
	image_width: null,
	image_height: null,
	image_alt: '',
};

const savedList = ( ...data: Favorite[] ) => ( {
	data,
	count: data.length,
	page: 1,
	pages: 1,
} );

function accountScreen(
	path = '/tai-khoan',
	data: Record< string, unknown > = {}
): LoadedScreen {
	return screenOf( 'account', path, {
		params: { page: 1, action: path.split( '?action=' )[ 1 ] ?? '' },
		data: { account: ACCOUNT, ...data },
	} );
}

/** What the open chat does when the session ends. */
function OpenChat() {
	useSessionEnd();
	return null;
}

function show( given: LoadedScreen ) {
	return renderWith(
		<>
			<AccountScreen screen={ given } />
			<OpenChat />
		</>,
		responsesOf( given ),
		{
			user: { ...BINH, saved: [ 'posts-12' ] },
		}
	);
}

function showSaved( ...items: Favorite[] ) {
	return show(
		accountScreen( '/tai-khoan?action=favorite', {
			favorites: savedList( ...items ),
		} )
	);
}

beforeAll( installDialogs );
beforeEach( () => window.sessionStorage.clear() );

it( 'asks once for the data of the account where the answer is lost', async () => {
	const keys = sentKeys( 'account/export', offline, () =>
		json( { message: 'Đã nhận lời xin.' } )
	);
	await show( accountScreen( '/tai-khoan/rieng-tu' ) );
	const ask = await screen.findByRole( 'button', {
		name: 'Xin tệp dữ liệu',
	} );
	await userEvent.click( ask );
	expect( await screen.findByText( /Chưa làm được/ ) ).toBeVisible();
	await userEvent.click( ask );
	expect( await screen.findByText( 'Đã nhận lời xin.' ) ).toBeVisible();
	const [ first, again ] = keys;
	expect( first ).toMatch( /^[0-9a-f]{32}$/ );
	expect( again ).toBe( first );
} );

it( 'offers to try again after a failure, and does', async () => {
	serve( { account: offline } );
	await renderWith( <AccountScreen screen={ accountScreen() } /> );
	const retry = await screen.findByRole( 'button', { name: 'Thử lại' } );
	serve( { account: () => json( ACCOUNT ) } );
	await userEvent.click( retry );
	expect(
		await screen.findByRole( 'heading', { name: 'Thông tin của bạn' } )
	).toBeVisible();
} );

it( 'stores which mails are wanted', async () => {
	let answer = () => {};
	const answered = new Promise< void >( ( resolve ) => ( answer = resolve ) );
	const sent: unknown[] = [];
	serve( {
		account: async ( { body } ) => {
			const fields = JSON.parse( String( body ) ) as object;
			sent.push( fields );
			await answered;
			return json( { ...ACCOUNT, ...fields } );
		},
	} );
	await show( accountScreen( '/tai-khoan/rieng-tu' ) );
	const chat = await screen.findByRole( 'checkbox', {
		name: /khung trò chuyện/,
	} );
	expect( chat ).toBeChecked();
	expect(
		screen.getByRole( 'checkbox', { name: /bình luận của tôi/ } )
	).not.toBeChecked();
	await userEvent.click( chat );
	// Changes at once, and not by a second click before the response.
	expect( chat ).not.toBeChecked();
	await userEvent.click( chat );
	expect( chat ).not.toBeChecked();
	await act( async () => answer() );
	expect(
		await screen.findByText( 'Trang sẽ không gửi thư về trò chuyện nữa.' )
	).toBeVisible();
	expect( chat ).not.toBeChecked();
	expect( sent ).toEqual( [ { chat_mail: false } ] );
} );

it( 'stores a wish that was ticked before hydration', async () => {
	const sent: unknown[] = [];
	serve( {
		account: ( { body } ) => {
			const fields = JSON.parse( String( body ) ) as object;
			sent.push( fields );
			return json( { ...ACCOUNT, ...fields } );
		},
	} );
	const section = <PrivacySection account={ ACCOUNT } />;
	const { container, registry, unmount } = await renderWith( section );
	const printed = document
		.createRange()
		.createContextualFragment( container.innerHTML );
	unmount();
	const host = document.createElement( 'div' );
	host.append( printed );
	document.body.append( host );
	await userEvent.click(
		screen.getByRole( 'checkbox', { name: /bình luận của tôi/ } )
	);
	render(
		<RegistryProvider value={ registry }>{ section }</RegistryProvider>,
		{ container: host, hydrate: true }
	);
	expect(
		await screen.findByText( /có người trả lời, bạn sẽ nhận thư/ )
	).toBeVisible();
	expect( sent ).toEqual( [ { reply_mail: true } ] );
} );

describe( 'own comments', () => {
	const ownComment = ( id: number, more: object = {} ) => ( {
		id,
		comment_ID: id,
		comment_author: 'Trần Thị Bình',
		comment_author_url: '',
		avt: '',
		comment_content: `Bài ${ id } hay quá.`,
		date: '2026-11-17T08:00:00+07:00',
		slug: 'hook',
		title: 'Hook',
		path: `/wordpress/hook#comments${ id }`,
		waiting: false,
		own: null,
		...more,
	} );

	/** A page of the list; each has one comment, with the number of the page. */
	const page = ( number: number, pages: number, more?: object ) =>
		accountScreen(
			`/tai-khoan${ number > 1 ? `/page/${ number }` : '' }?action=comment`,
			{
				own_comments: {
					data: [ ownComment( number, more ) ],
					count: pages,
					page: number,
					pages,
				},
			}
		);

	/** Deletes the comment, after the question. */
	async function remove() {
		await userEvent.click(
			await screen.findByRole( 'button', { name: 'Xóa' } )
		);
		const question = await screen.findByRole( 'alertdialog' );
		await userEvent.click(
			within( question ).getByRole( 'button', { name: 'Xóa' } )
		);
		return question;
	}

	it( 'have their answers, a way to change them, and can be deleted', async () => {
		const answer = {
			id: 9,
			author: 'An',
			text: 'Cảm ơn em.',
			path: '/wordpress/hook#comments9',
		};
		const own = {
			object_id: 12,
			edit_until: '2099-01-01T00:00:00+00:00',
			answers: [ answer ],
		};
		await show( page( 1, 1, { own } ) );
		const asked = serve( {
			'cmt/1/delete': () => json( { comment: {}, waiting: false } ),
		} );
		expect( await screen.findByText( /Cảm ơn em/ ) ).toBeVisible();
		expect(
			screen.getByRole( 'link', { name: 'An trả lời:' } )
		).toHaveAttribute( 'href', `http://localhost${ answer.path }` );
		const change = screen.getByRole( 'link', { name: 'Sửa' } );
		change.addEventListener( 'click', ( event ) => event.preventDefault() );
		await userEvent.click( change );
		expect( Object.values( { ...window.sessionStorage } ) ).toContain(
			'posts 12 edit 1'
		);
		await remove();
		expect(
			await screen.findByText( 'Bạn chưa bình luận lần nào' )
		).toBeVisible();
		expect( asked ).toHaveLength( 1 );
	} );

	it( 'keep the question open until it is answered, also where the device closes it', async () => {
		const answer = offlineLater();
		await show( page( 1, 1 ) );
		serve( { 'cmt/1/delete': answer } );
		const question = ( await remove() ) as HTMLDialogElement;
		await userEvent.click(
			within( question ).getByRole( 'button', { name: 'Hủy' } )
		);
		question.close();
		fireEvent( question, new Event( 'close' ) );
		answer.give();
		expect(
			await screen.findByText( /Chưa xóa được bình luận/ )
		).toBeVisible();
	} );

	it( 'of another page come after the last one of a page', async () => {
		await renderApp( page( 2, 2 ) );
		serve( {
			'cmt/2/delete': () => json( { comment: {}, waiting: false } ),
			...screens( page( 1, 2 ) ),
		} );
		await remove();
		expect( await screen.findByText( 'Bài 1 hay quá.' ) ).toBeVisible();
		expect( screen.queryByText( 'Bạn chưa bình luận lần nào' ) ).toBeNull();
	} );

	it( 'do not come back where Back is on its way elsewhere when one is deleted', async () => {
		const answer = later( { comment: {}, waiting: false } );
		const slow = later( latestScreen() );
		const last = page( 2, 2 );
		serve( {
			'cmt/2/delete': answer,
			'screen /tin-moi': slow,
			...screens( last, page( 1, 2 ) ),
		} );
		await renderApp( latestScreen() );
		act( () => push( new URL( last.path, 'http://localhost' ) ) );
		await remove();
		screenCache.clear(); // As after another comment.
		act( () => window.history.back() );
		await waitFor( () =>
			expect( window.location.pathname ).toBe( '/tin-moi' )
		);
		await act( async () => answer.give() );
		await act( async () => slow.give() );
		await screen.findByRole( 'heading', { name: 'Tin mới' } );
		expect( window.location.pathname ).toBe( '/tin-moi' );
	} );

	it( 'do not come back where Back has led elsewhere before one is deleted', async () => {
		const answer = later( { comment: {}, waiting: false } );
		const last = page( 2, 2 );
		const asked = serve( {
			'cmt/2/delete': answer,
			...screens( last, page( 1, 2 ) ),
		} );
		await renderApp( latestScreen() );
		act( () => push( new URL( last.path, 'http://localhost' ) ) );
		await remove();
		act( () => window.history.back() );
		await screen.findByRole( 'heading', { name: 'Tin mới' } );
		await act( async () => answer.give() );
		await act( async () => {} );
		expect( window.location.pathname ).toBe( '/tin-moi' );
		expect( asked ).toEqual( [ `screen ${ last.path }`, 'cmt/2/delete' ] );
	} );
} );

it( 'forgets changes that are not wanted', async () => {
	await show( accountScreen() );
	const name = await screen.findByLabelText( 'Tên hiển thị' );
	await userEvent.type( name, ' Minh' );
	expect( name ).toHaveValue( 'Trần Thị Bình Minh' );
	await userEvent.click( screen.getByRole( 'button', { name: 'Hủy' } ) );
	expect( name ).toHaveValue( 'Trần Thị Bình' );
} );

it( 'sends only what was changed, and keeps what another tab has stored meanwhile', async () => {
	const sent: unknown[] = [];
	let stored: Account = { ...ACCOUNT, bio: 'Viết ở thẻ khác.' };
	serve( {
		account: ( { body } ) => {
			const fields = JSON.parse( String( body ) ) as object;
			sent.push( fields );
			stored = { ...stored, ...fields };
			return json( stored );
		},
	} );
	await show( accountScreen() );
	await userEvent.type( await screen.findByLabelText( 'Tên' ), ' An' );
	const save = screen.getByRole( 'button', { name: 'Lưu thay đổi' } );
	await userEvent.click( save );
	expect( await screen.findByText( 'Đã lưu.' ) ).toBeVisible();
	const bio = screen.getByLabelText( 'Giới thiệu ngắn' );
	expect( bio ).toHaveValue( 'Viết ở thẻ khác.' );
	await userEvent.type( bio, ' Thêm.' );
	await userEvent.type(
		screen.getByLabelText( 'Địa chỉ liên kết 1' ),
		'vi-du.vn'
	);
	await userEvent.click( save );
	await waitFor( () =>
		expect( sent ).toEqual( [
			{ first_name: 'Bình An' },
			{
				bio: 'Viết ở thẻ khác. Thêm.',
				links: [ { title: '', url: 'https://vi-du.vn' } ],
			},
		] )
	);
} );

it( 'keeps what was being written, unless the text has been changed elsewhere since', async () => {
	const bio = () => screen.findByLabelText( 'Giới thiệu ngắn' );
	const first = await show( accountScreen() );
	await userEvent.type( await bio(), 'Nháp' );
	first.unmount();
	const again = await show( accountScreen() );
	expect( await bio() ).toHaveValue( 'Nháp' );
	again.unmount();
	await show(
		accountScreen( '/tai-khoan', {
			account: { ...ACCOUNT, bio: 'Viết ở máy khác.' },
		} )
	);
	expect( await bio() ).toHaveValue( 'Viết ở máy khác.' );
} );

describe( 'of a text that another tab has changed, when something else brings the new one', () => {
	const BEFORE: Account = {
		...ACCOUNT,
		bio: 'Viết ở đây.',
		new_email: 'moi@vi-du.vn',
		waits_for: 'new',
	};
	const NEW: Account = { ...ACCOUNT, bio: 'Viết ở thẻ khác.' };
	const bio = () => screen.findByLabelText( 'Giới thiệu ngắn' );
	const press = async ( name: string ) =>
		userEvent.click( await screen.findByRole( 'button', { name } ) );

	async function receiveNew() {
		serve( { 'account/email/delete': () => json( NEW ) } );
		const shown = await show(
			accountScreen( '/tai-khoan', { account: BEFORE } )
		);
		await press( 'Thôi, giữ email cũ' );
		expect( await screen.findByText( 'Email vẫn như cũ.' ) ).toBeVisible();
		return shown;
	}

	it( 'does not restore a draft of the old one over it', async () => {
		const shown = await receiveNew();
		await userEvent.type( await bio(), ' Thêm.' );
		expect( await bio() ).toHaveValue( 'Viết ở đây. Thêm.' );
		shown.unmount();
		await show( accountScreen( '/tai-khoan', { account: NEW } ) );
		expect( await bio() ).toHaveValue( 'Viết ở thẻ khác.' );
	} );

	it( 'shows what it compares with, also after changes that are not wanted', async () => {
		await receiveNew();
		await userEvent.type( await bio(), ' Thêm.' );
		await press( 'Hủy' );
		expect( await bio() ).toHaveValue( 'Viết ở đây.' );
	} );
} );

it( 'refuses an address that is too long once it is completed', async () => {
	const asked = serve( {} );
	await show( accountScreen() );
	await userEvent.click(
		await screen.findByLabelText( 'Địa chỉ liên kết 1' )
	);
	await userEvent.paste( `vi-du.vn/${ 'a'.repeat( 90 ) }` );
	await userEvent.click(
		screen.getByRole( 'button', { name: 'Lưu thay đổi' } )
	);
	await waitFor( () =>
		expect(
			screen.getByLabelText( 'Địa chỉ liên kết 1' )
		).toHaveAccessibleDescription( /nhiều nhất 100 ký tự/ )
	);
	expect( asked ).toEqual( [] );
} );

it( 'sends a changed password, a changed address and a deletion under keys', async () => {
	jest.spyOn( window, 'reportError' ).mockImplementation( () => {} );
	const press = async ( name: string ) =>
		userEvent.click( await screen.findByRole( 'button', { name } ) );
	const type = async ( label: string, text: string ) =>
		userEvent.type( await screen.findByLabelText( label ), text );
	const expectKey = ( keys: unknown[] ) =>
		waitFor( () =>
			expect( keys ).toEqual( [
				expect.stringMatching( /^[0-9a-f]{32}$/ ),
			] )
		);

	let keys = sentKeys( 'account/password' );
	const password = await show( accountScreen( '/tai-khoan/mat-khau' ) );
	await type( 'Mật khẩu đang dùng', 'một hàng cau' );
	await type( 'Mật khẩu mới', 'trước hiên nhà' );
	await press( 'Đổi mật khẩu' );
	await expectKey( keys );
	password.unmount();

	keys = sentKeys( 'account/email' );
	const profile = await show( accountScreen() );
	await press( 'Đổi email' );
	await type( 'Email mới', 'moi@vi-du.vn' );
	await type( 'Mật khẩu', 'một hàng cau' );
	await press( 'Gửi thư xác nhận' );
	await expectKey( keys );
	profile.unmount();

	keys = sentKeys( 'account/deletion' );
	await show( accountScreen( '/tai-khoan/rieng-tu' ) );
	await press( 'Xóa tài khoản' );
	await type( 'Mật khẩu', 'một hàng cau' );
	await userEvent.click(
		within( screen.getByRole( 'dialog' ) ).getByRole( 'button', {
			name: 'Xóa tài khoản',
		} )
	);
	await expectKey( keys );
} );

it( 'tells who has never set a password where to get one, wherever it asks for it', async () => {
	const help = { name: 'Đặt mật khẩu qua email' };
	const password = await show( accountScreen( '/tai-khoan/mat-khau' ) );
	expect( await screen.findByRole( 'link', help ) ).toHaveAttribute(
		'href',
		'http://localhost/quen-mat-khau'
	);
	password.unmount();
	const profile = await show( accountScreen() );
	await userEvent.click(
		await screen.findByRole( 'button', { name: 'Đổi email' } )
	);
	expect( screen.getByRole( 'link', help ) ).toBeVisible();
	profile.unmount();
	await show( accountScreen( '/tai-khoan/rieng-tu' ) );
	await userEvent.click(
		await screen.findByRole( 'button', { name: 'Xóa tài khoản' } )
	);
	expect( screen.getByRole( 'link', help ) ).toBeVisible();
} );

it( 'stays open, and says what came of it, while a dialog is being sent', async () => {
	const answer = later( {
		...ACCOUNT,
		deletion: '2026-11-29T08:00:00+07:00',
	} );
	serve( { 'account/deletion': answer } );
	await show( accountScreen( '/tai-khoan/rieng-tu' ) );
	await userEvent.click(
		await screen.findByRole( 'button', { name: 'Xóa tài khoản' } )
	);
	const dialog = within( screen.getByRole( 'dialog' ) );
	await userEvent.type( dialog.getByLabelText( 'Mật khẩu' ), 'một hàng cau' );
	await userEvent.click(
		dialog.getByRole( 'button', { name: 'Xóa tài khoản' } )
	);
	await dialog.findByRole( 'button', { name: 'Đang gửi…' } );
	await userEvent.keyboard( '{Escape}' );
	await userEvent.click( dialog.getByRole( 'button', { name: 'Hủy' } ) );
	answer.give();
	expect(
		await screen.findByText( /Tài khoản sẽ bị xóa ngày 29\/11\/2026/ )
	).toBeVisible();
	jest.spyOn( navigator, 'onLine', 'get' ).mockReturnValue( false );
	await userEvent.click(
		screen.getByRole( 'button', { name: 'Về trang chủ' } )
	);
	expect( await screen.findByText( /đang ngoại tuyến/ ) ).toBeVisible();
	// As some devices close it, without asking.
	const done = screen.getByRole< HTMLDialogElement >( 'alertdialog' );
	done.close();
	await act( async () => void fireEvent( done, new Event( 'close' ) ) );
	expect( done ).toHaveAttribute( 'open' );
	jest.restoreAllMocks();
} );

it( 'ends the session here before the server ends it, and an open chat with it; they go on where the password is wrong', async () => {
	const close = jest.spyOn( connection, 'close' );
	const retry = jest.spyOn( connection, 'retry' );
	const { registry } = await show( accountScreen( '/tai-khoan/rieng-tu' ) );
	const isEnding = () => registry.select( sessionStore ).isEnding();
	const states: boolean[] = [];
	let status = 400;
	serve( {
		'account/deletion': () => {
			states.push( isEnding() );
			return status === 400
				? json(
						{
							code: 'wrong',
							message: 'Mật khẩu sai.',
							data: { status },
						},
						status
					)
				: json( {
						...ACCOUNT,
						deletion: '2026-11-29T08:00:00+07:00',
					} );
		},
	} );
	await userEvent.click(
		await screen.findByRole( 'button', { name: 'Xóa tài khoản' } )
	);
	const dialog = within( screen.getByRole( 'dialog' ) );
	await userEvent.type( dialog.getByLabelText( 'Mật khẩu' ), 'một hàng cau' );
	await userEvent.click(
		dialog.getByRole( 'button', { name: 'Xóa tài khoản' } )
	);
	await dialog.findByText( 'Mật khẩu sai.' );
	expect( isEnding() ).toBe( false );
	expect( close ).toHaveBeenCalledTimes( 1 );
	expect( retry ).toHaveBeenCalledTimes( 1 );
	status = 200;
	await userEvent.click(
		dialog.getByRole( 'button', { name: 'Xóa tài khoản' } )
	);
	await screen.findByText( /Tài khoản sẽ bị xóa ngày/ );
	expect( states ).toEqual( [ true, true ] );
	expect( isEnding() ).toBe( true );
	expect( close ).toHaveBeenCalledTimes( 2 );
	expect( retry ).toHaveBeenCalledTimes( 1 );
	jest.restoreAllMocks();
} );

it( 'says that the account stays, once its deletion is cancelled', async () => {
	serve( { 'account/deletion/delete': () => json( ACCOUNT ) } );
	await show(
		accountScreen( '/tai-khoan/rieng-tu', {
			account: { ...ACCOUNT, deletion: '2026-11-29T08:00:00+07:00' },
		} )
	);
	await userEvent.click(
		await screen.findByRole( 'button', { name: 'Giữ lại tài khoản' } )
	);
	expect(
		await screen.findByText( 'Tài khoản của bạn được giữ lại.' )
	).toHaveFocus();
	expect( screen.queryByText( /sẽ bị xóa ngày/ ) ).toBeNull();
	expect(
		screen.getByRole( 'heading', { name: 'Xóa tài khoản' } )
	).toBeVisible();
} );

it( 'says at its field that a new address is too long', async () => {
	await show( accountScreen() );
	await userEvent.click(
		await screen.findByRole( 'button', { name: 'Đổi email' } )
	);
	const dialog = within( screen.getByRole( 'dialog' ) );
	const email = dialog.getByLabelText( 'Email mới' );
	await userEvent.click( email );
	await userEvent.paste( `${ 'x'.repeat( 92 ) }@vi-du.vn` );
	await userEvent.click(
		dialog.getByRole( 'button', { name: 'Gửi thư xác nhận' } )
	);
	await waitFor( () =>
		expect( email ).toHaveAccessibleDescription( /nhiều nhất 100 ký tự/ )
	);
} );

it( 'keeps an address that is being changed open until it is answered', async () => {
	const answer = later( { ...ACCOUNT, new_email: 'moi@vi-du.vn' } );
	serve( { 'account/email': answer } );
	await show( accountScreen() );
	await userEvent.click(
		await screen.findByRole( 'button', { name: 'Đổi email' } )
	);
	const dialog = within( screen.getByRole( 'dialog' ) );
	await userEvent.type(
		dialog.getByLabelText( 'Email mới' ),
		'moi@vi-du.vn'
	);
	await userEvent.type( dialog.getByLabelText( 'Mật khẩu' ), 'một hàng cau' );
	await userEvent.click(
		dialog.getByRole( 'button', { name: 'Gửi thư xác nhận' } )
	);
	await dialog.findByRole( 'button', { name: 'Đang gửi…' } );
	await userEvent.keyboard( '{Escape}' );
	expect( screen.getByRole( 'dialog' ) ).toBeVisible();
	answer.give();
	await waitFor( () => expect( screen.queryByRole( 'dialog' ) ).toBeNull() );
} );

it( 'keeps what one member was writing from the next in the same tab', async () => {
	const first = await show( accountScreen() );
	await userEvent.type(
		await screen.findByLabelText( 'Giới thiệu ngắn' ),
		'Tôi dạy học.'
	);
	first.unmount();
	await show(
		accountScreen( '/tai-khoan', { account: { ...ACCOUNT, id: 3 } } )
	);
	expect( await screen.findByLabelText( 'Giới thiệu ngắn' ) ).toHaveValue(
		''
	);
} );

it( 'shows sessions, and tries again where they cannot be loaded', async () => {
	serve( { 'account/sessions': offline } );
	await show( accountScreen( '/tai-khoan/thiet-bi' ) );
	const retry = await screen.findByRole( 'button', { name: 'Thử lại' } );
	const date = '2026-11-17T08:00:00+07:00';
	serve( {
		'account/sessions': () =>
			json( {
				data: [
					{
						id: 'a1',
						device: 'Linux',
						browser: 'Firefox',
						signed_in: date,
						last_seen: date,
						expires: date,
						current: true,
					},
				],
				count: 1,
			} ),
	} );
	await userEvent.click( retry );
	expect( await screen.findByText( 'Firefox, Linux' ) ).toBeVisible();
	expect( screen.getByText( 'Thiết bị này' ) ).toBeVisible();
	expect( screen.queryByRole( 'button', { name: /Đăng xuất/ } ) ).toBeNull();
} );

describe( 'what is saved', () => {
	it( 'is removed at once, and back at once with its date', async () => {
		const bodies: unknown[] = [];
		serve( {
			'favorites/posts-12/delete': () => json( { saved: [] } ),
			favorites: ( { body } ) => {
				bodies.push( JSON.parse( String( body ) ) );
				return json( { saved: [ 'posts-12' ] } );
			},
		} );
		await showSaved( HOOK );
		expect(
			await screen.findByText( 'Bài viết · Lưu ngày 17/11/2026' )
		).toBeVisible();
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Bỏ lưu: Hook' } )
		);
		expect( screen.getByText( 'Đã bỏ lưu: Hook' ) ).toHaveAttribute(
			'role',
			'status'
		);
		const undo = screen.getByRole( 'button', { name: 'Hoàn tác: Hook' } );
		expect( undo ).toHaveFocus();
		await userEvent.click( undo );
		await waitFor( () =>
			expect( bodies ).toEqual( [
				{
					items: [
						{ type: 'posts', object_id: 12, created: HOOK.date },
					],
				},
			] )
		);
		expect(
			screen.getByRole( 'button', { name: 'Bỏ lưu: Hook' } )
		).toBeVisible();
	} );

	it( 'stays where the server does not remove it', async () => {
		serve( { 'favorites/posts-12/delete': offline } );
		await showSaved( HOOK );
		await userEvent.click(
			await screen.findByRole( 'button', { name: 'Bỏ lưu: Hook' } )
		);
		expect(
			await screen.findByRole( 'button', { name: 'Bỏ lưu: Hook' } )
		).toBeVisible();
	} );

	it( 'is shown by kind, with a placeholder, a failure and an empty list', async () => {
		const answer = later( savedList() );
		serve( { [ VIDEOS ]: offline } );
		await showSaved( HOOK );
		const chip = await screen.findByRole( 'button', { name: 'Video' } );
		await userEvent.click( chip );
		expect( chip ).toHaveAttribute( 'aria-pressed', 'true' );
		const retry = await screen.findByRole( 'button', { name: 'Thử lại' } );
		serve( { [ VIDEOS ]: answer } );
		await userEvent.click( retry );
		expect( screen.queryByText( 'Hook' ) ).toBeNull();
		answer.give();
		expect(
			await screen.findByText( 'Bạn chưa lưu mục nào loại này' )
		).toBeVisible();
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Tất cả' } )
		);
		expect( screen.getByRole( 'link', { name: 'Hook' } ) ).toHaveAttribute(
			'href',
			'http://localhost/wordpress/hook'
		);
	} );

	it( 'is loaded again once something was removed', async () => {
		serve( {
			'favorites/posts-12/delete': () => json( { saved: [] } ),
			[ VIDEOS ]: () => json( savedList() ),
			[ SAVED ]: () => json( savedList() ),
		} );
		await showSaved( HOOK );
		await userEvent.click(
			await screen.findByRole( 'button', { name: 'Bỏ lưu: Hook' } )
		);
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Video' } )
		);
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Tất cả' } )
		);
		expect( await screen.findByText( 'Bạn chưa lưu gì' ) ).toBeVisible();
	} );
} );

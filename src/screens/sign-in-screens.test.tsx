import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { options, screenOf, shell } from '../../tests/js/fixtures';
import { renderWith } from '../../tests/js/render-app';
import { json, sentKeys, serve } from '../../tests/js/server';
import { savedDraft } from '../lib/drafts';
import { loadDocument } from '../lib/load-document';
import { openForm } from '../lib/open-form';
import { navigationStore } from '../stores/navigation';
import { LoginScreen } from './login/login-screen';
import { PasswordScreen } from './password/password-screen';
import { RegisterScreen } from './register/register-screen';

// The first import of them also compiles them.
beforeAll( () =>
	Promise.all( [
		import( './login/login-form' ),
		import( './register/register-form' ),
		import( './password/request-form' ),
		import( './password/reset-form' ),
	] )
);

jest.mock( '../lib/load-document', () => ( {
	loadDocument: jest.fn( () => true ),
} ) );
const loaded = jest.mocked( loadDocument );

jest.mock( '../lib/open-form', () => ( { openForm: jest.fn() } ) );
const opened = jest.mocked( openForm );

const TOKEN = '/wp-json/jwt-auth/v1/token';
const PASSWORD = 'một hàng cau trước hiên';

const INSTEAD = 'Gửi bằng biểu mẫu của WordPress';
const WP_FORM = {
	url: `${ options.site.login }?action=register`,
	fields: [],
};

/** What the server says of any request where a plugin has closed REST to visitors. */
const CLOSED = () =>
	json(
		{
			code: 'hien_rest_closed',
			message: 'REST API đã đóng.',
			data: { status: 403 },
		},
		403
	);

/** What nginx says where the owner has closed the path of REST: it is no answer of WordPress. */
const BLOCKED = () =>
	new Response( '<html><h1>403 Forbidden</h1></html>', { status: 403 } );

const SCREENS = {
	'/dang-nhap': LoginScreen,
	'/dang-ky': RegisterScreen,
	'/quen-mat-khau': PasswordScreen,
};

/** One of the screens, with registration open. */
async function show(
	path: keyof typeof SCREENS,
	params: Record< string, string > = {},
	login: Partial< typeof options.login > = {}
) {
	const Shown = SCREENS[ path ];
	const shown = screenOf( 'login', path, { params } );
	const { registry } = await renderWith(
		<Shown screen={ shown } />,
		{},
		{
			shell: shell( {
				options: {
					...options,
					login: { ...options.login, registration: true, ...login },
				},
			} ),
		}
	);
	await act( async () => {
		void registry
			.dispatch( navigationStore )
			.commit( shown, window.location );
	} );
	await waitFor( () =>
		expect( screen.queryByLabelText( 'Đang tải' ) ).toBeNull()
	);
}

/** The requests to a path, and their responses. */
function answer( answers: Record< string, () => Response > ) {
	const sent: Record< string, unknown >[] = [];
	serve(
		Object.fromEntries(
			Object.entries( answers ).map( ( [ path, give ] ) => [
				path,
				( { body }: RequestInit ) => {
					sent.push(
						JSON.parse( String( body ) ) as Record<
							string,
							unknown
						>
					);
					return give();
				},
			] )
		)
	);
	return sent;
}

const refusal =
	( status: number, data: object = {} ) =>
	() =>
		json(
			{ code: 'x', message: 'Chưa đúng.', data: { status, ...data } },
			status
		);

const field = ( name: string | RegExp ) => screen.getByLabelText( name );
const press = ( name: string ) =>
	userEvent.click( screen.getByRole( 'button', { name } ) );

beforeEach( () => {
	loaded.mockClear();
	window.sessionStorage.clear();
	jest.spyOn( window, 'reportError' ).mockImplementation( () => {} );
} );

describe( 'signing in', () => {
	async function submit(): Promise< void > {
		await userEvent.type(
			field( 'Tên đăng nhập hoặc email' ),
			' binh@vi-du.vn '
		);
		await userEvent.type( field( 'Mật khẩu' ), ' bí mật ' );
		await press( 'Đăng nhập' );
	}

	it( 'sends what was typed, and loads the remembered page', async () => {
		const sent = answer( { [ TOKEN ]: () => json( { token: 'x' } ) } );
		await show( '/dang-nhap', { redirect_to: '/tin-moi?a=b#c' } );
		await userEvent.click( field( 'Ghi nhớ đăng nhập' ) );
		await submit();
		await waitFor( () => expect( loaded ).toHaveBeenCalled() );
		expect( loaded ).toHaveBeenCalledWith(
			'http://localhost/tin-moi?a=b#c',
			'replace'
		);
		expect( sent ).toEqual( [
			{
				username: 'binh@vi-du.vn',
				password: ' bí mật ',
				remember: true,
			},
		] );
		expect( savedDraft( 'login-log' ) ).toBe( '' );
		// The page is unloading, so the form cannot be sent again.
		expect(
			screen.getByRole( 'button', { name: 'Đang gửi…' } )
		).toHaveAttribute( 'aria-disabled', 'true' );
	} );

	it( 'loads the home page where none is remembered', async () => {
		answer( { [ TOKEN ]: () => json( { token: 'x' } ) } );
		await show( '/dang-nhap', { redirect_to: '' } );
		await submit();
		await waitFor( () =>
			expect( loaded ).toHaveBeenCalledWith(
				'http://localhost/',
				'replace'
			)
		);
	} );

	it( 'says what the server says, and keeps what was typed', async () => {
		answer( { [ TOKEN ]: refusal( 403 ) } );
		await show( '/dang-nhap' );
		await submit();
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
			'Chưa đúng.'
		);
		expect( field( 'Mật khẩu' ) ).toHaveValue( ' bí mật ' );
		expect( loaded ).not.toHaveBeenCalled();
	} );

	it( 'counts a long wait in minutes', async () => {
		answer( { [ TOKEN ]: refusal( 429, { retry_after: 900 } ) } );
		await show( '/dang-nhap' );
		await submit();
		expect(
			await screen.findByRole( 'button', { name: /^Chờ 1[45]:\d\d$/ } )
		).toBeVisible();
	} );

	it( 'leads to WordPress’s own page where another plugin asks for more', async () => {
		answer( {
			[ TOKEN ]: refusal( 403, {
				form: { url: options.site.login, fields: [] },
			} ),
		} );
		await show( '/dang-nhap', { redirect_to: '/tin-moi' } );
		await submit();
		await waitFor( () =>
			expect( loaded ).toHaveBeenCalledWith(
				`${ options.site.login }?redirect_to=%2Ftin-moi`
			)
		);
	} );

	it.each( [
		[ 'a plugin', CLOSED ],
		[ 'the server', BLOCKED ],
	] )(
		'is sent to WordPress’s own page where %s has closed REST',
		async ( _, refuse ) => {
			opened.mockClear();
			answer( { [ TOKEN ]: refuse } );
			await show( '/dang-nhap', { redirect_to: '/tin-moi' } );
			await submit();
			await waitFor( () => expect( opened ).toHaveBeenCalled() );
			expect( opened ).toHaveBeenCalledWith( options.site.login, {
				log: ' binh@vi-du.vn ',
				pwd: ' bí mật ',
				hien_screen: '1',
				redirect_to: '/tin-moi',
			} );
		}
	);

	it( 'says inside of another app that Google wants a browser', async () => {
		jest.spyOn( navigator, 'userAgent', 'get' ).mockReturnValue(
			'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile/15E148 Zalo iOS/670'
		);
		await show(
			'/dang-nhap',
			{},
			{ social: [ { id: 'google', name: 'Google', link: '/x' } ] }
		);
		expect(
			screen.getByText( /^Google không cho đăng nhập trong trình duyệt/ )
		).toBeVisible();
		expect( screen.queryByRole( 'link', { name: /Google/ } ) ).toBeNull();
		jest.restoreAllMocks();
	} );
} );

describe( 'registering', () => {
	async function fill( password = PASSWORD ): Promise< void > {
		await userEvent.type( field( 'Họ và tên' ), 'Trần Thị Bình' );
		await userEvent.type( field( 'Email' ), 'binh.tran@vi-du.vn' );
		await userEvent.type( field( 'Mật khẩu' ), password );
	}

	it( 'asks to open the mail, signs nobody in, and offers the mail again', async () => {
		const sent = answer( {
			users: () => json( { message: 'Trang vừa gửi thư.' }, 201 ),
		} );
		await show( '/dang-ky' );
		await fill();
		await press( 'Đăng ký' );
		expect( await screen.findByText( 'Trang vừa gửi thư.' ) ).toHaveFocus();
		expect(
			screen.getByRole( 'link', { name: 'Gửi lại' } )
		).toHaveAttribute(
			'href',
			'http://localhost/quen-mat-khau?action=confirmation'
		);
		expect( screen.queryByLabelText( 'Email' ) ).toBeNull();
		expect( sent ).toMatchObject( [
			{
				name: 'Trần Thị Bình',
				email: 'binh.tran@vi-du.vn',
				password: PASSWORD,
				hien_extra: '',
			},
		] );
		expect( loaded ).not.toHaveBeenCalled();
	} );

	it.each( [
		[
			'a plugin asks for a captcha',
			() => refusal( 400, { form: WP_FORM } ),
			'Chưa đúng.',
		],
		[ 'REST is closed to visitors', () => CLOSED, /không nhận biểu mẫu/ ],
		[ 'the server has closed REST', () => BLOCKED, /Tường lửa/ ],
	] )(
		'offers WordPress’s own form where %s',
		async ( _, refuse, message ) => {
			answer( { users: refuse() } );
			await show( '/dang-ky' );
			await fill();
			await press( 'Đăng ký' );
			expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
				message
			);
			await userEvent.click(
				screen.getByRole( 'link', { name: INSTEAD } )
			);
			expect( opened ).toHaveBeenCalledWith( WP_FORM.url, {} );
			expect( field( 'Email' ) ).toHaveValue( 'binh.tran@vi-du.vn' );
		}
	);

	it.each( [
		[ 'ngắn quá', /ít nhất 10 ký tự/ ],
		[ 'Binh.Tran@vi-du.vn', /đừng trùng với tên hay email/ ],
		[ 'TRẦN THỊ BÌNH', /đừng trùng với tên hay email/ ],
	] )( 'refuses the password %s', async ( password, reason ) => {
		const sent = answer( {} );
		await show( '/dang-ky' );
		await fill( password );
		await press( 'Đăng ký' );
		expect( field( 'Mật khẩu' ) ).toHaveAccessibleDescription( reason );
		expect( field( 'Mật khẩu' ) ).toHaveFocus();
		expect( sent ).toEqual( [] );
	} );

	it( 'says at its field that an address is too long', async () => {
		await show( '/dang-ky' );
		await userEvent.click( field( 'Email' ) );
		await userEvent.paste( `${ 'x'.repeat( 92 ) }@vi-du.vn` );
		await press( 'Đăng ký' );
		await waitFor( () =>
			expect( field( 'Email' ) ).toHaveAccessibleDescription(
				/nhiều nhất 100 ký tự/
			)
		);
	} );

	it( 'asks for the agreement where there is a privacy policy', async () => {
		const sent = answer( {} );
		await show( '/dang-ky', {}, { privacy: 'http://localhost/rieng-tu' } );
		await fill();
		await press( 'Đăng ký' );
		expect(
			field( 'Tôi đồng ý với chính sách riêng tư' )
		).toHaveAccessibleDescription( /cần đồng ý/ );
		expect( sent ).toEqual( [] );
	} );

	it( 'tells how strong the password is, once WordPress’s meter is there', async () => {
		const zxcvbn = 'http://localhost/meter.js';
		await show( '/dang-ky', {}, { zxcvbn } );
		await userEvent.click( field( 'Mật khẩu' ) );
		const script = document.querySelector< HTMLScriptElement >(
			`script[src="${ zxcvbn }"]`
		);
		const meter = jest.fn( () => ( { score: 3 as const } ) );
		window.zxcvbn = meter;
		act( () => void fireEvent.load( script as HTMLScriptElement ) );
		await fill();
		expect( await screen.findByRole( 'status' ) ).toHaveTextContent(
			'Mật khẩu khá mạnh'
		);
		expect( meter ).toHaveBeenLastCalledWith( PASSWORD, [
			'binh.tran@vi-du.vn',
			'Trần Thị Bình',
		] );
	} );
} );

describe( 'a forgotten password', () => {
	it( 'asks for the mail, and says what the server says in place of the problem of a link', async () => {
		const sent = answer( {
			password: () => json( { message: 'Nếu có, thư đã gửi.' } ),
		} );
		await show( '/quen-mat-khau', { problem: 'Liên kết không đúng.' } );
		expect( screen.getByText( 'Liên kết không đúng.' ) ).toBeVisible();
		await userEvent.type( field( 'Tên đăng nhập hoặc email' ), 'binh' );
		await press( 'Gửi thư cho tôi' );
		expect(
			await screen.findByText( 'Nếu có, thư đã gửi.' )
		).toHaveFocus();
		expect( screen.queryByText( 'Liên kết không đúng.' ) ).toBeNull();
		expect( sent ).toEqual( [ { login: 'binh' } ] );
		expect( screen.queryByRole( 'button' ) ).toBeNull();
	} );

	it( 'has the mail of the confirmation sent again by the same form', async () => {
		const sent = answer( {
			confirmation: () => json( { message: 'Nếu có, thư đã gửi.' } ),
		} );
		await show( '/quen-mat-khau', { key: '', action: 'confirmation' } );
		expect(
			screen.getByRole( 'heading', { name: 'Gửi lại thư xác nhận' } )
		).toBeVisible();
		await userEvent.type(
			field( 'Tên đăng nhập hoặc email' ),
			' binh@vi-du.vn '
		);
		await press( 'Gửi thư cho tôi' );
		expect(
			await screen.findByText( 'Nếu có, thư đã gửi.' )
		).toHaveFocus();
		expect( sent ).toEqual( [ { login: 'binh@vi-du.vn' } ] );
	} );

	it.each( [
		[ 'a plugin', CLOSED ],
		[ 'the server', BLOCKED ],
	] )(
		'takes what was typed to WordPress’s own form where %s has closed REST',
		async ( _, refuse ) => {
			opened.mockClear();
			answer( { password: refuse } );
			await show( '/quen-mat-khau' );
			await userEvent.type( field( 'Tên đăng nhập hoặc email' ), 'binh' );
			await press( 'Gửi thư cho tôi' );
			await userEvent.click(
				await screen.findByRole( 'link', { name: INSTEAD } )
			);
			expect( opened ).toHaveBeenCalledWith(
				`${ options.site.login }?action=lostpassword`,
				{ user_login: 'binh' }
			);
		}
	);

	it( 'is replaced by the key of the mail, which leaves the address', async () => {
		window.history.replaceState( null, '', '/quen-mat-khau?key=k&login=b' );
		const sent = answer( { password: () => json( { message: 'Xong' } ) } );
		await show( '/quen-mat-khau', { key: 'k', login: 'bình' } );
		expect( window.location.search ).toBe( '' );
		await userEvent.type( field( 'Mật khẩu mới' ), PASSWORD );
		await press( 'Đổi mật khẩu' );
		await waitFor( () =>
			expect( loaded ).toHaveBeenCalledWith(
				'http://localhost/dang-nhap?notice=password',
				'replace'
			)
		);
		expect( sent ).toEqual( [
			{ key: 'k', login: 'bình', password: PASSWORD },
		] );
	} );

	it( 'is sent again under the same key after a failure', async () => {
		await show( '/quen-mat-khau', { key: 'k', login: 'binh' } );
		const keys = sentKeys( 'password' );
		await userEvent.type( field( 'Mật khẩu mới' ), PASSWORD );
		await press( 'Đổi mật khẩu' );
		await screen.findByRole( 'alert' );
		await press( 'Đổi mật khẩu' );
		await waitFor( () => expect( keys ).toHaveLength( 2 ) );
		expect( keys[ 0 ] ).toMatch( /^[0-9a-f]{32}$/ );
		expect( keys[ 1 ] ).toBe( keys[ 0 ] );
	} );

	it( 'has its mail asked for under a key', async () => {
		await show( '/quen-mat-khau' );
		const keys = sentKeys( 'password' );
		await userEvent.type( field( 'Tên đăng nhập hoặc email' ), 'binh' );
		await press( 'Gửi thư cho tôi' );
		await waitFor( () => expect( keys ).toHaveLength( 1 ) );
		expect( keys[ 0 ] ).toMatch( /^[0-9a-f]{32}$/ );
	} );

	it( 'is set, and says so, where the network is lost right after', async () => {
		answer( { password: () => json( { message: 'Xong' } ) } );
		await show( '/quen-mat-khau', { key: 'k', login: 'binh' } );
		loaded.mockReturnValueOnce( false );
		await userEvent.type( field( 'Mật khẩu mới' ), PASSWORD );
		await press( 'Đổi mật khẩu' );
		expect( await screen.findByRole( 'status' ) ).toHaveTextContent(
			'Đã đổi mật khẩu. Bạn đang ngoại tuyến'
		);
		expect( screen.getByRole( 'status' ) ).toHaveFocus();
		expect(
			screen.getByRole( 'link', { name: 'đăng nhập' } )
		).toHaveAttribute(
			'href',
			'http://localhost/dang-nhap?notice=password'
		);
	} );

	it( 'offers another mail where the key is no longer valid', async () => {
		answer( { password: refusal( 400, { params: { key: 'x' } } ) } );
		await show( '/quen-mat-khau', { key: 'k', login: 'binh' } );
		await userEvent.type( field( 'Mật khẩu mới' ), PASSWORD );
		await press( 'Đổi mật khẩu' );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
			'Chưa đúng.'
		);
		expect(
			screen.getByRole( 'link', { name: 'Xin thư khác' } )
		).toBeVisible();
	} );
} );

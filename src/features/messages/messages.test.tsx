import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BINH } from '../../../tests/js/fixtures';
import { renderWith } from '../../../tests/js/render-app';
import { json, serve } from '../../../tests/js/server';
import { REST_CLOSED } from '../../api/server-message';
import { SESSION_ENDED } from '../../api/session-ended';
import { alertStore } from '../../stores/alert';
import { Ask, Contact, Feedback } from '.';

const MEMBER = { user: BINH };

const field = ( name: string ) => screen.getByRole( 'textbox', { name } );
/** Waits for the chunk of the form. */
const ready = () => screen.findByRole( 'button' );
const press = ( name: string ) =>
	userEvent.click( screen.getByRole( 'button', { name } ) );

/** The bodies that were sent. */
function sent(): unknown[] {
	return jest
		.mocked( globalThis.fetch )
		.mock.calls.map( ( [ , options ] ) =>
			typeof options?.body === 'string'
				? ( JSON.parse( options.body ) as unknown )
				: null
		);
}

afterEach( () => window.sessionStorage.clear() );

describe( 'the contact form', () => {
	it( 'sends what a visitor writes, and shows the answer', async () => {
		serve( {
			contact: () => json( { message: 'Đã gửi tin nhắn.' }, 201 ),
		} );
		const { registry } = await renderWith( <Contact /> );
		await ready();
		await userEvent.type( field( 'Họ và tên' ), 'Lan' );
		await userEvent.type( field( 'Email' ), 'lan@vi-du.vn' );
		await userEvent.type( field( 'Nội dung' ), 'Chào anh' );
		await press( 'Gửi lời nhắn' );
		await waitFor( () =>
			expect( registry.select( alertStore ).getMessage() ).toBe(
				'Đã gửi tin nhắn.'
			)
		);
		expect( sent() ).toEqual( [
			{
				type: 'Liên hệ',
				name: 'Lan',
				email: 'lan@vi-du.vn',
				content: 'Chào anh',
				hien_extra: '',
				seconds: expect.any( Number ) as number,
			},
		] );
		expect( field( 'Nội dung' ) ).toHaveValue( '' );
	} );

	it( 'is sent at the second try where a password manager has filled in the trap for robots', async () => {
		let status = 400;
		serve( {
			contact: () =>
				status === 400
					? json(
							{
								code: 'hien_spam',
								message: 'Bạn bấm gửi lại nhé.',
								data: { status },
							},
							status
						)
					: json( { message: 'Đã gửi tin nhắn.' }, status ),
		} );
		await renderWith( <Contact /> );
		await ready();
		const trap = document.querySelector( 'input[name="hien_extra"]' );
		expect( trap ).toHaveAttribute( 'autocomplete', 'off' );
		await userEvent.type( field( 'Họ và tên' ), 'Lan' );
		await userEvent.type( field( 'Email' ), 'lan@vi-du.vn' );
		await userEvent.type( field( 'Nội dung' ), 'Chào anh' );
		await userEvent.type( trap as HTMLInputElement, 'Lan' );
		await press( 'Gửi lời nhắn' );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
			'Bạn bấm gửi lại nhé.'
		);
		expect( trap ).toHaveValue( '' );
		expect( field( 'Nội dung' ) ).toHaveValue( 'Chào anh' );
		status = 201;
		await press( 'Gửi lời nhắn' );
		await waitFor( () => expect( field( 'Nội dung' ) ).toHaveValue( '' ) );
		expect( sent() ).toMatchObject( [
			{ hien_extra: 'Lan' },
			{ hien_extra: '', content: 'Chào anh' },
		] );
	} );

	it( 'keeps the text where REST is closed, and sends nobody to an address that may be missing', async () => {
		serve( {
			contact: () =>
				json( { code: REST_CLOSED, data: { status: 403 } }, 403 ),
		} );
		await renderWith( <Contact /> );
		await ready();
		await userEvent.type( field( 'Họ và tên' ), 'Lan' );
		await userEvent.type( field( 'Email' ), 'lan@vi-du.vn' );
		await userEvent.type( field( 'Nội dung' ), 'Chào anh' );
		await press( 'Gửi lời nhắn' );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
			/gửi lại sau.*nếu trang Liên hệ có/
		);
		expect( field( 'Nội dung' ) ).toHaveValue( 'Chào anh' );
	} );

	it( 'names what is missing at its field', async () => {
		serve( {} );
		await renderWith( <Contact /> );
		await ready();
		await userEvent.type( field( 'Email' ), 'lan' );
		await press( 'Gửi lời nhắn' );
		expect( field( 'Họ và tên' ) ).toHaveFocus();
		expect( field( 'Email' ) ).toHaveAccessibleDescription(
			'Email chưa đúng, ví dụ ten@vi-du.vn'
		);
		expect( field( 'Nội dung' ) ).toHaveAccessibleDescription(
			'Nội dung không được bỏ trống!'
		);
		expect( sent() ).toEqual( [] );
	} );

	it( 'tells a member whose words arrive as those of a visitor that the session has ended', async () => {
		const ended = jest.fn();
		window.addEventListener( SESSION_ENDED, ended, { once: true } );
		serve( {
			contact: () =>
				json( { code: 'hien_spam', data: { status: 400 } }, 400 ),
		} );
		await renderWith( <Contact />, {}, MEMBER );
		await ready();
		await userEvent.type( field( 'Nội dung' ), 'Chào anh' );
		await press( 'Gửi lời nhắn' );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
			'Phiên đăng nhập đã hết.'
		);
		expect( ended ).toHaveBeenCalledTimes( 1 );
		expect( field( 'Nội dung' ) ).toHaveValue( 'Chào anh' );
	} );

	it( 'asks a member for the words alone', async () => {
		serve( { contact: () => json( { message: 'Đã gửi.' }, 201 ) } );
		await renderWith( <Contact />, {}, MEMBER );
		await ready();
		expect( screen.getAllByRole( 'textbox' ) ).toHaveLength( 1 );
		await userEvent.type( field( 'Nội dung' ), 'Chào anh' );
		await press( 'Gửi lời nhắn' );
		expect( sent() ).toEqual( [
			{ type: 'Liên hệ', content: 'Chào anh' },
		] );
	} );
} );

describe( 'feedback', () => {
	it( 'says in its own words that it is empty', async () => {
		serve( {} );
		await renderWith( <Feedback />, {}, MEMBER );
		await ready();
		await press( 'Góp ý' );
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
			'Vui lòng nhập nội dung góp ý!'
		);
	} );

	it( 'is sent and cleared', async () => {
		serve( {
			contact: () => json( { message: 'Gởi góp ý thành công!' }, 201 ),
		} );
		const { registry } = await renderWith( <Feedback />, {}, MEMBER );
		await ready();
		await userEvent.type( field( 'Góp ý cho tác giả' ), 'Chữ nhỏ quá' );
		await press( 'Góp ý' );
		expect( sent() ).toEqual( [
			{ type: 'Góp ý', content: 'Chữ nhỏ quá' },
		] );
		expect( field( 'Góp ý cho tác giả' ) ).toHaveValue( '' );
		expect( registry.select( alertStore ).getMessage() ).toBe(
			'Gởi góp ý thành công!'
		);
	} );
} );

describe( 'a question', () => {
	const ask = <Ask path="/hoi-dap-hien" />;

	it( 'leads visitors to the login page and back', async () => {
		await renderWith( ask );
		expect(
			screen.getByRole( 'link', { name: 'Đăng nhập để đặt câu hỏi' } )
		).toHaveAttribute(
			'href',
			'http://localhost/dang-nhap?redirect_to=%2Fhoi-dap-hien'
		);
		expect( screen.queryByRole( 'textbox' ) ).toBeNull();
	} );

	it( 'keeps the words of a member where the server refuses them', async () => {
		serve( {
			faqs: () =>
				json(
					{
						code: 'hien_invalid_question',
						message: 'Bạn viết câu hỏi nhé.',
						data: {
							status: 400,
							params: { question: 'Bạn viết câu hỏi nhé.' },
						},
					},
					400
				),
		} );
		await renderWith( ask, {}, MEMBER );
		await ready();
		await userEvent.type( field( 'Câu hỏi' ), ' ' );
		await userEvent.type( field( 'Kể thêm cho tác giả' ), 'Em mới học' );
		await press( 'Gửi câu hỏi' );
		expect( field( 'Câu hỏi' ) ).toHaveFocus();
		expect( field( 'Câu hỏi' ) ).toBeInvalid();
		expect( field( 'Kể thêm cho tác giả' ) ).toHaveValue( 'Em mới học' );
		expect( sent() ).toEqual( [
			{ question: ' ', details: 'Em mới học' },
		] );
	} );
} );

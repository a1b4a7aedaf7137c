import {
	act,
	fireEvent,
	render,
	screen,
	waitFor,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ApiError } from '../../api/errors';
import { saveDraft, savedDraft } from '../../lib/drafts';
import { hasUnsavedText, trackTyping } from '../../lib/unsaved-text';
import { installDialogs } from '../../../tests/js/dialog';
import { writeBoot } from '../../../tests/js/server';
import {
	Form,
	FormDialog,
	LoginField,
	SubmitButton,
	TextField,
	useSubmission,
} from '.';

interface Values {
	email: string;
	content: string;
}

type Send = ( values: Values, key: string ) => Promise< string >;

const onDone = jest.fn();

function ContactForm( { send }: { readonly send: Send } ) {
	const submission = useSubmission< Values, string >( {
		name: 'thu',
		draft: [ 'content' ],
		send,
		onDone,
	} );
	return (
		<Form submission={ submission }>
			<TextField
				name="email"
				label="Email"
				rules={ { required: 'Bạn chưa điền email.' } }
			/>
			<TextField
				name="content"
				label="Lời nhắn"
				multiline
				maxLength={ 20 }
			/>
			<SubmitButton>Gửi</SubmitButton>
		</Form>
	);
}

function SignInForm() {
	const submission = useSubmission< { log: string }, string >( {
		name: 'vao',
		draft: [ 'log' ],
		send: jest.fn(),
		onDone,
	} );
	return (
		<Form submission={ submission }>
			<LoginField name="log" />
			<SubmitButton>Gửi</SubmitButton>
		</Form>
	);
}

interface Rows {
	links: { url: string }[];
}

function LinksForm( props: {
	readonly send: ( values: Rows, key: string ) => Promise< string >;
} ) {
	const submission = useSubmission< Rows, string >( {
		name: 'lien-ket',
		send: props.send,
		onDone,
	} );
	return (
		<Form submission={ submission }>
			<TextField name="links.0.url" label="Liên kết" />
			<SubmitButton>Gửi</SubmitButton>
		</Form>
	);
}

function NameForm() {
	const submission = useSubmission< { name: string }, string >( {
		name: 'ten',
		values: { name: 'Bình' },
		send: () => Promise.resolve( '' ),
		onDone,
	} );
	return (
		<Form submission={ submission }>
			<TextField name="name" label="Tên" value="Bình" />
			<button type="submit">Lưu</button>
			<button type="button" onClick={ submission.discard }>
				Hủy
			</button>
		</Form>
	);
}

function AboutForm() {
	const submission = useSubmission< { about: string }, string >( {
		name: 've',
		values: { about: 'Dạy học.' },
		send: jest.fn(),
		onDone,
	} );
	return (
		<Form submission={ submission }>
			<TextField name="about" label="Về bạn" multiline value="Dạy học." />
		</Form>
	);
}

const email = () => screen.getByLabelText( 'Email' );
const content = () =>
	screen.getByLabelText< HTMLTextAreaElement >( 'Lời nhắn' );
const login = () => screen.getByLabelText( 'Tên đăng nhập hoặc email' );
const button = () => screen.getByRole( 'button' );

async function fill(): Promise< void > {
	await userEvent.type( email(), 'binh@vi-du.vn' );
	await userEvent.type( content(), 'Xin chào' );
}

beforeEach( () => {
	writeBoot();
} );

afterEach( () => {
	window.sessionStorage.clear();
	onDone.mockReset();
	jest.useRealTimers();
} );

test( 'a missing value is said at its field, which gets the focus, and nothing is sent', async () => {
	const send = jest.fn< Promise< string >, [ Values, string ] >();
	render( <ContactForm send={ send } /> );
	await userEvent.click( button() );
	expect( email() ).toHaveFocus();
	expect( email() ).toBeInvalid();
	expect( email() ).toHaveAccessibleDescription( 'Bạn chưa điền email.' );
	expect( send ).not.toHaveBeenCalled();
} );

test( 'a double click sends once; afterwards the form is empty', async () => {
	let answer: ( text: string ) => void = () => undefined;
	const send = jest.fn< Promise< string >, [ Values, string ] >(
		() => new Promise( ( resolve ) => ( answer = resolve ) )
	);
	render( <ContactForm send={ send } /> );
	await fill();
	await userEvent.dblClick( button() );
	expect( send ).toHaveBeenCalledTimes( 1 );
	expect( button() ).toHaveTextContent( 'Đang gửi…' );
	// Text that is typed now would be reset together with the sent one.
	await userEvent.type( content(), ' nữa' );
	expect( content() ).toHaveValue( 'Xin chào' );
	await act( async () => answer( 'xong' ) );
	expect( content() ).toBeEnabled();
	expect( content() ).not.toHaveAttribute( 'readonly' );
	expect( onDone ).toHaveBeenCalledWith( 'xong', {
		email: 'binh@vi-du.vn',
		content: 'Xin chào',
	} );
	expect( content() ).toHaveValue( '' );
	expect( savedDraft( 'thu-content' ) ).toBe( '' );
} );

test( 'a failed form keeps its text, in the tab as well, and is sent again under the same key', async () => {
	const send = jest
		.fn< Promise< string >, [ Values, string ] >()
		.mockRejectedValueOnce( new ApiError( 'timeout' ) )
		.mockResolvedValueOnce( 'xong' );
	const { unmount } = render( <ContactForm send={ send } /> );
	await fill();
	await userEvent.click( button() );
	expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
		'Những gì bạn viết vẫn còn'
	);
	await userEvent.click( button() );
	expect( send.mock.calls[ 1 ]?.[ 1 ] ).toBe( send.mock.calls[ 0 ]?.[ 1 ] );
	unmount();

	render( <ContactForm send={ send } /> );
	await userEvent.type( content(), 'Lời khác' );
	unmount();
	expect( savedDraft( 'thu-content' ) ).toBe( 'Lời khác' );
} );

test( 'what fails after it was sent is logged, and the form is empty: it is not sent twice', async () => {
	const error = new TypeError( 'x is not a function' );
	onDone.mockImplementation( () => {
		throw error;
	} );
	render( <ContactForm send={ () => Promise.resolve( 'xong' ) } /> );
	await fill();
	await userEvent.click( button() );
	await waitFor( () => expect( content() ).toHaveValue( '' ) );
	expect( window.reportError ).toHaveBeenCalledWith( error );
	expect( screen.queryByRole( 'alert' ) ).toBeNull();
} );

test( 'a page that cannot be left says so; the form is sent again under the same key', async () => {
	const send = jest
		.fn< Promise< string >, [ Values, string ] >()
		.mockResolvedValue( 'xong' );
	onDone.mockRejectedValueOnce( new ApiError( 'network' ) );
	render( <ContactForm send={ send } /> );
	await fill();
	await userEvent.click( button() );
	expect( await screen.findByRole( 'alert' ) ).toBeVisible();
	expect( content() ).toHaveValue( 'Xin chào' );
	await userEvent.click( button() );
	expect( send.mock.calls[ 1 ]?.[ 1 ] ).toBe( send.mock.calls[ 0 ]?.[ 1 ] );
} );

test( 'a draft comes back after a reload', async () => {
	const send = jest.fn< Promise< string >, [ Values, string ] >();
	const { unmount } = render( <ContactForm send={ send } /> );
	await fill();
	unmount();
	render( <ContactForm send={ send } /> );
	expect( content() ).toHaveValue( 'Xin chào' );
	expect( email() ).toHaveValue( '' );
} );

/** Prints a form as the server does. Returns what hydrates it. */
function printed( form: ReactElement ): () => void {
	const container = document.createElement( 'div' );
	container.append(
		document
			.createRange()
			.createContextualFragment( renderToString( form ) )
	);
	// React's server renderer, which replaces PHP here, warns about layout effects.
	expect( console ).toHaveErrored();
	document.body.append( container );
	return () => void render( form, { container, hydrate: true } );
}

test( 'what was typed before the app was there is kept as well', () => {
	const hydrate = printed( <ContactForm send={ jest.fn() } /> );
	content().value = 'Gõ sớm';
	hydrate();
	expect( content() ).toHaveValue( 'Gõ sớm' );
	expect( savedDraft( 'thu-content' ) ).toBe( 'Gõ sớm' );
} );

test( 'what was typed over a printed text before the app was there is kept as well', () => {
	const hydrate = printed( <AboutForm /> );
	const about = screen.getByLabelText< HTMLTextAreaElement >( 'Về bạn' );
	expect( about ).toHaveValue( 'Dạy học.' );
	about.value = 'Dạy học ở nhà.';
	hydrate();
	expect( about ).toBeInTheDocument();
	expect( about ).toHaveValue( 'Dạy học ở nhà.' );
} );

test( 'who is in a field of one line when its draft comes back types over it', async () => {
	saveDraft( 'vao-log', 'lua@vi-du.vn' );
	const hydrate = printed( <SignInForm /> );
	await userEvent.click( login() );
	hydrate();
	expect( login() ).toHaveValue( 'lua@vi-du.vn' );
	await userEvent.keyboard( 'moi@vi-du.vn' );
	expect( login() ).toHaveValue( 'moi@vi-du.vn' );
	expect( savedDraft( 'vao-log' ) ).toBe( 'moi@vi-du.vn' );
} );

test( 'who is in a field of several lines when its draft comes back goes on with it', async () => {
	saveDraft( 'thu-content', 'Xin chào' );
	const hydrate = printed( <ContactForm send={ jest.fn() } /> );
	await userEvent.click( content() );
	hydrate();
	await userEvent.keyboard( ' thầy' );
	expect( content() ).toHaveValue( 'Xin chào thầy' );
} );

test( 'the server’s error is shown at the field that it names', async () => {
	const send = jest
		.fn< Promise< string >, [ Values, string ] >()
		.mockRejectedValue(
			new ApiError( 'refused', {
				status: 400,
				field: 'email',
				message: 'Email chưa đúng.',
			} )
		);
	render( <ContactForm send={ send } /> );
	await fill();
	await userEvent.click( button() );
	expect( email() ).toHaveAccessibleDescription( 'Email chưa đúng.' );
	expect( email() ).toHaveFocus();
} );

test( 'a text that is too long is not cut, but refused', async () => {
	const send = jest.fn< Promise< string >, [ Values, string ] >();
	render( <ContactForm send={ send } /> );
	await userEvent.type( email(), 'binh@vi-du.vn' );
	await userEvent.type( content(), 'x'.repeat( 19 ) );
	expect( screen.getByText( 'Còn 1 ký tự' ) ).toBeVisible();
	// The live region does not change with each character.
	expect( screen.getByRole( 'status' ) ).toHaveTextContent(
		'Còn không quá 50 ký tự.'
	);
	await userEvent.type( content(), 'yy' );
	expect( screen.getByRole( 'status' ) ).toHaveTextContent(
		'Dài quá, bạn viết ngắn lại nhé.'
	);
	await userEvent.click( button() );
	await waitFor( () =>
		expect( content() ).toHaveAccessibleDescription( /nhiều nhất 20 ký tự/ )
	);
	expect( content() ).toHaveValue( `${ 'x'.repeat( 19 ) }yy` );
	expect( send ).not.toHaveBeenCalled();
} );

test( 'what one signs in with is no longer than an address may be', async () => {
	render( <SignInForm /> );
	await userEvent.click( login() );
	await userEvent.paste( 'x'.repeat( 101 ) );
	await userEvent.click( button() );
	await waitFor( () =>
		expect( login() ).toHaveAccessibleDescription( /nhiều nhất 100 ký tự/ )
	);
} );

test( 'an error of what no field of the form is named after is said above the button, and the form can be sent again', async () => {
	const send = jest
		.fn< Promise< string >, [ Rows, string ] >()
		.mockRejectedValueOnce(
			new ApiError( 'refused', {
				status: 400,
				field: 'links',
				message: 'Liên kết dài quá.',
			} )
		)
		.mockResolvedValueOnce( 'xong' );
	render( <LinksForm send={ send } /> );
	await userEvent.type( screen.getByLabelText( 'Liên kết' ), 'vi-du.vn' );
	await userEvent.click( button() );
	expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
		'Liên kết dài quá.'
	);
	await userEvent.click( button() );
	await waitFor( () => expect( button() ).toHaveTextContent( 'Gửi' ) );
	expect( send ).toHaveBeenCalledTimes( 2 );
	expect( screen.queryByRole( 'alert' ) ).toBeNull();
} );

describe( 'a field with a first value', () => {
	const press = ( name: string ) =>
		userEvent.click( screen.getByRole( 'button', { name } ) );

	beforeAll( trackTyping );

	async function change(): Promise< void > {
		render( <NameForm /> );
		await userEvent.type( screen.getByLabelText( 'Tên' ), ' Trần' );
		expect( hasUnsavedText() ).toBe( true );
	}

	test( 'is not being written once it is saved, until somebody types again', async () => {
		await change();
		await press( 'Lưu' );
		await waitFor( () => expect( hasUnsavedText() ).toBe( false ) );
		const field = screen.getByLabelText( 'Tên' );
		expect( field ).toHaveValue( 'Bình Trần' );
		await waitFor( () =>
			expect( field ).not.toHaveAttribute( 'readonly' )
		);
		await userEvent.type( field, ' Văn' );
		expect( hasUnsavedText() ).toBe( true );
	} );

	test( 'is not being written once the change is given up', async () => {
		await change();
		await press( 'Hủy' );
		await waitFor( () => expect( hasUnsavedText() ).toBe( false ) );
		expect( screen.getByLabelText( 'Tên' ) ).toHaveValue( 'Bình' );
	} );
} );

describe( 'a dialog', () => {
	const onCancel = jest.fn();

	function Dialog() {
		const submission = useSubmission< { text: string }, string >( {
			name: 'cau',
			send: () => Promise.resolve( '' ),
			onDone,
		} );
		return (
			<FormDialog
				title="Câu trả lời"
				submission={ submission }
				button="Lưu"
				onCancel={ onCancel }
			>
				<TextField name="text" label="Câu" value="Chào em" />
			</FormDialog>
		);
	}

	const dialog = () =>
		screen.getByRole< HTMLDialogElement >( 'dialog', { hidden: true } );

	beforeEach( () => {
		installDialogs();
		onCancel.mockReset();
		render( <Dialog /> );
	} );

	test( 'without changes is closed by Escape', async () => {
		await userEvent.keyboard( '{Escape}' );
		expect( onCancel ).toHaveBeenCalledTimes( 1 );
	} );

	test( 'with a changed text is closed by its button only', async () => {
		await userEvent.type( screen.getByLabelText( 'Câu' ), ' nhé' );
		await userEvent.keyboard( '{Escape}' );
		fireEvent( dialog(), new Event( 'cancel', { cancelable: true } ) );
		expect( onCancel ).not.toHaveBeenCalled();
		await userEvent.click( screen.getByRole( 'button', { name: 'Hủy' } ) );
		expect( onCancel ).toHaveBeenCalledTimes( 1 );
	} );

	test( 'with a changed text is opened again where the browser has closed it without asking', async () => {
		await userEvent.type( screen.getByLabelText( 'Câu' ), ' nhé' );
		dialog().close();
		fireEvent( dialog(), new Event( 'close' ) );
		expect( onCancel ).not.toHaveBeenCalled();
		expect( dialog() ).toHaveAttribute( 'open' );
	} );
} );

// Last test, because tasks that React schedules under fake timers never run.
test( 'who has to wait sees the seconds, and the button works after them', async () => {
	jest.useFakeTimers();
	const user = userEvent.setup( { advanceTimers: jest.advanceTimersByTime } );
	const send = jest
		.fn< Promise< string >, [ Values, string ] >()
		.mockRejectedValue(
			new ApiError( 'refused', {
				status: 429,
				message: 'Bạn gửi quá nhanh.',
				retryAfter: 3,
			} )
		);
	render( <ContactForm send={ send } /> );
	await user.type( email(), 'binh@vi-du.vn' );
	await user.click( button() );
	await waitFor( () => expect( button() ).toHaveTextContent( 'Chờ 3 giây' ) );
	expect( button() ).toHaveAttribute( 'aria-disabled', 'true' );
	await user.click( button() );
	expect( send ).toHaveBeenCalledTimes( 1 );
	act( () => {
		jest.advanceTimersByTime( 3000 );
	} );
	expect( button() ).toHaveTextContent( 'Gửi' );
	await user.click( button() );
	expect( send ).toHaveBeenCalledTimes( 2 );
} );

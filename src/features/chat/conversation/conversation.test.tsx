import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { BINH } from '../../../../tests/js/fixtures';
import { writeBoot } from '../../../../tests/js/server';
import { typeAsUniKey } from '../../../../tests/js/unikey';
import { uploadChatImage } from '../../../api/chat-image';
import type { Session } from '../connection-state';
import { Composer } from './composer';
import { imageSize, toMessage } from './message';
import type { Message } from './message';
import { mergeNewest, NEWEST } from './message-source';
import { MessageText } from './message-text';
import { messageUpdate, pauseBefore } from './send';
import { useDraft } from './use-draft';

jest.mock( '../../../api/chat' );
jest.mock( '../../../api/chat-image' );

let mockIsLost = false;

// Its chunk cannot be loaded the first time.
jest.mock( './image-preview', () => {
	if ( ! mockIsLost ) {
		mockIsLost = true;
		throw new Error( 'no chunk' );
	}
	return jest.requireActual< object >( './image-preview' );
} );

function message( key: string, changes: Partial< Message > = {} ): Message {
	return {
		key,
		type: 'user',
		username: 'Bình',
		avt: '',
		message: key,
		user_id: '7',
		img: '',
		createdAt: 1,
		isRead: false,
		isOnPress: false,
		...changes,
	};
}

beforeEach( () => {
	writeBoot();
} );

describe( 'the newest messages among those that are known', () => {
	const some = ( from: number, count: number ) =>
		Array.from( { length: count }, ( _, index ) =>
			message( `n${ from + index }` )
		);

	it( 'keep older ones, and the objects of those that did not change', () => {
		const known = some( 100, NEWEST );
		const newest = some( 101, NEWEST );
		newest[ 1 ] = message( 'n102', { isRead: true } );
		const merged = mergeNewest( known, newest );
		expect( merged.map( ( { key } ) => key ) ).toEqual(
			some( 100, NEWEST + 1 ).map( ( { key } ) => key )
		);
		expect( merged[ 1 ] ).toBe( known[ 1 ] );
		expect( merged[ 2 ]?.isRead ).toBe( true );
	} );

	it( 'follow older ones in time, whatever their keys', () => {
		const known = message( 'z', { createdAt: 0 } );
		const newest = some( 100, NEWEST );
		expect( mergeNewest( [ known, ...newest ], newest ) ).toEqual( [
			known,
			...newest,
		] );
	} );

	it( 'are all that there are where they are fewer than were asked for', () => {
		const newest = some( 200, 2 );
		expect( mergeNewest( some( 100, 5 ), newest ) ).toEqual( newest );
	} );

	it( 'replace all where there is a gap between both', () => {
		const newest = Array.from( { length: NEWEST }, ( _, index ) =>
			message( `n${ 100 + index }` )
		);
		expect( mergeNewest( [ message( 'a' ) ], newest ) ).toEqual( newest );
	} );

	it( 'are none once the conversation is deleted', () => {
		expect( mergeNewest( [ message( 'a' ) ], [] ) ).toEqual( [] );
	} );
} );

it( 'waits half a second between messages, and for the minute after thirty', () => {
	expect( pauseBefore( null, 5 ) ).toBe( 0 );
	expect( pauseBefore( { at: 1000, from: 1000, count: 1 }, 1200 ) ).toBe(
		350
	);
	expect( pauseBefore( { at: 1000, from: 1000, count: 1 }, 9000 ) ).toBe( 0 );
	expect( pauseBefore( { at: 30_000, from: 1000, count: 30 }, 40_000 ) ).toBe(
		21_050
	);
} );

it( 'waits for a minute at most when the clock was set back', () => {
	const throttle = { at: 7_200_000, from: 7_200_000, count: 3 };
	expect( pauseBefore( throttle, 0 ) ).toBe( 60_050 );
	const session = {
		sdk: { serverTimestamp: () => 'now', increment: () => 1 },
		me: { uid: '7', isAdmin: false },
	} as unknown as Session;
	const content = { text: 'một', img: '' };
	const options = { throttle, now: 60_050, isNew: false, person: null };
	expect(
		messageUpdate( session, '7', 'a', content, options )
	).toMatchObject( {
		'throttle/7': { from: 'now', count: 1 },
	} );
} );

it( 'reads records of another shape as empty, or not at all', () => {
	expect( toMessage( 'a', null ) ).toBeNull();
	expect(
		toMessage( 'a', { message: { html: 'x' }, createdAt: 'x', img: 5 } )
	).toMatchObject( { message: '', createdAt: 0, img: '' } );
} );

it( 'knows the size of an image by its name', () => {
	expect( imageSize( 'https://hien.vn/a-800x600.webp' ) ).toEqual( {
		width: 800,
		height: 600,
	} );
	expect( imageSize( 'https://hien.vn/a.webp' ) ).toBeNull();
} );

it( 'makes links of addresses, and nothing else of what is written', () => {
	render(
		<MessageText text="Xem (https://a.vn/b?c=1), <img src=x> javascript:alert(1)" />
	);
	expect( screen.getByRole( 'link' ) ).toHaveAttribute(
		'href',
		'https://a.vn/b?c=1'
	);
	expect( screen.getByRole( 'link' ) ).toHaveAttribute(
		'rel',
		'noopener external nofollow ugc'
	);
	expect( screen.queryByRole( 'img' ) ).toBeNull();
	expect( document.body ).toHaveTextContent(
		'Xem (https://a.vn/b?c=1), <img src=x> javascript:alert(1)'
	);
} );

it.each( [
	[ 'https://vi.wikipedia.org/wiki/Huế_(thành_phố)', '' ],
	[ 'https://a.vn/b', ').' ],
	[ 'https://a.vn/(b)', ')' ],
	[ 'Https://a.vn/b', '…' ],
	[ "https://en.wikipedia.org/wiki/Roko's_basilisk", "')" ],
	[ 'https://vi-du.vn/a', '”) là đây' ],
] )( 'makes a link of %s', ( address, rest ) => {
	render( <MessageText text={ `(👉${ address }${ rest }` } /> );
	const link = screen.getByRole( 'link' );
	expect( link ).toHaveTextContent( address );
	expect( link ).toHaveAttribute( 'href', address.replace( /^H/, 'h' ) );
	expect( document.body ).toHaveTextContent( `(👉${ address }${ rest }` );
} );

describe( 'the composer', () => {
	function Field( {
		onSend = () => {},
		refused,
		isReadOnly = false,
	}: {
		readonly isReadOnly?: boolean;
		readonly onSend?: () => void;
		readonly refused?: { readonly text: string; readonly img: string };
	} ) {
		const input = useRef< HTMLTextAreaElement >( null );
		const draft = useDraft( '7' );
		return (
			<>
				<Composer
					draft={ draft }
					input={ input }
					isReadOnly={ isReadOnly }
					onType={ () => {} }
					onSend={ () => {
						onSend();
						draft.take();
					} }
				/>
				{ refused && (
					<button onClick={ () => draft.restore( refused ) }>
						Sửa
					</button>
				) }
			</>
		);
	}

	const images = () => [
		new File( [ 'một' ], 'mot.png', { type: 'image/png' } ),
		new File( [ 'hai' ], 'hai.png', { type: 'image/png' } ),
	];
	const paste = ( text: string, files: readonly File[] ) =>
		fireEvent.paste( screen.getByRole( 'textbox' ), {
			clipboardData: { files, getData: () => text },
		} );
	const preview = () => screen.queryByAltText( 'Ảnh sắp gửi' );
	const upload = jest.mocked( uploadChatImage );
	/** Ends the upload. */
	let finish: ( url: string | null ) => Promise< void >;

	beforeEach( () => {
		Object.assign( URL, {
			createObjectURL: ( { name }: File ) => `blob:${ name }`,
			revokeObjectURL: () => {},
		} );
		upload.mockReset().mockImplementation(
			() =>
				new Promise( ( resolve, reject ) => {
					finish = ( url ) =>
						act( async () => {
							if ( url ) {
								resolve( { url, width: 1, height: 1 } );
							} else {
								reject( new TypeError() );
							}
							await Promise.resolve();
						} );
				} )
		);
	} );

	async function press( name: string ): Promise< void > {
		await userEvent.click( screen.getByRole( 'button', { name } ) );
	}

	afterEach( async () => {
		if ( preview() ) {
			await press( 'Bỏ ảnh' );
		}
		window.sessionStorage.clear();
	} );

	it( 'shows an image whose upload has failed, and whose code could not be loaded at once', async () => {
		render( <Field /> );
		await act( async () => paste( '', images().slice( 0, 1 ) ) );
		await finish( null );
		expect( preview() ).toBeNull();
		expect( await screen.findByAltText( 'Ảnh sắp gửi' ) ).toBeVisible();
		await press( 'Bỏ ảnh' );
	} );

	it( 'keeps an upload that ends while it is closed', async () => {
		const { unmount } = render( <Field /> );
		await act( async () => paste( '', images().slice( 0, 1 ) ) );
		expect( await screen.findByText( /Đang tải ảnh lên/ ) ).toBeVisible();
		unmount();
		await finish( 'https://hien.vn/mot.webp' );
		render( <Field /> );
		expect( preview() ).toBeVisible();
		expect( screen.queryByText( /Đang tải ảnh lên/ ) ).toBeNull();
	} );

	it( 'stops the upload of an image that is removed, or replaced by another one', async () => {
		render( <Field /> );
		const isStopped = () =>
			upload.mock.calls.map( ( [ , , , signal ] ) => signal.aborted );
		await act( async () => paste( '', images().slice( 0, 1 ) ) );
		await act( async () => paste( '', images().slice( 1 ) ) );
		expect( isStopped() ).toEqual( [ true, false ] );
		await press( 'Bỏ ảnh' );
		expect( isStopped() ).toEqual( [ true, true ] );
		expect( preview() ).toBeNull();
	} );

	it( 'forgets the image before once another one is chosen', async () => {
		render( <Field /> );
		await act( async () => paste( '', images().slice( 0, 1 ) ) );
		await finish( 'https://hien.vn/mot.webp' );
		expect( Object.values( window.sessionStorage ) ).toEqual( [
			'https://hien.vn/mot.webp',
		] );
		await act( async () => paste( '', images().slice( 1 ) ) );
		expect( Object.values( window.sessionStorage ) ).toEqual( [] );
	} );

	it( 'takes the first of several images and says so; removed, the field has the focus', async () => {
		render( <Field /> );
		await act( async () => paste( '', images() ) );
		expect( upload ).toHaveBeenCalledTimes( 1 );
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
			'ảnh đầu tiên được chọn'
		);
		await press( 'Bỏ ảnh' );
		expect( screen.queryByRole( 'alert' ) ).toBeNull();
		expect( screen.getByRole( 'textbox' ) ).toHaveFocus();
	} );

	it( 'pastes the text of what is text and image, and the image of a copied file', async () => {
		render( <Field /> );
		await act( async () => paste( 'A1\tB1', images().slice( 0, 1 ) ) );
		expect( upload ).not.toHaveBeenCalled();
		await act( async () => paste( 'mot.png', images().slice( 0, 1 ) ) );
		expect( upload ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'says why it cannot send, until the cause is gone', async () => {
		render( <Field /> );
		const failure = () => screen.queryByText( /^(Vui lòng|Ảnh)/ );
		await press( 'Gửi' );
		expect( failure() ).toHaveTextContent( 'Vui lòng nhập nội dung chat!' );
		await act( async () => paste( '', images().slice( 0, 1 ) ) );
		expect( failure() ).toBeNull();
		await press( 'Gửi' );
		expect( failure() ).toHaveTextContent( 'Ảnh đang được tải lên' );
		await finish( null );
		expect( failure() ).toBeNull();
		await press( 'Gửi' );
		expect( failure() ).toHaveTextContent( 'Ảnh chưa tải lên được.' );
		await press( 'Bỏ ảnh' );
		expect( failure() ).toBeNull();
	} );

	it( 'takes a refused message back, and no second image', async () => {
		render(
			<Field
				refused={ { text: 'hai', img: 'https://hien.vn/hai.webp' } }
			/>
		);
		await act( async () => paste( '', images().slice( 0, 1 ) ) );
		await finish( 'https://hien.vn/mot.webp' );
		await press( 'Sửa' );
		expect( preview() ).toHaveAttribute( 'src', 'blob:mot.png' );
		expect( screen.getByRole( 'textbox' ) ).toHaveValue( '' );
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
			'Bạn gửi hoặc bỏ ảnh đang chọn trước nhé.'
		);
		await press( 'Bỏ ảnh' );
		await press( 'Sửa' );
		expect( preview() ).toHaveAttribute(
			'src',
			'https://hien.vn/hai.webp'
		);
		expect( screen.getByRole( 'textbox' ) ).toHaveValue( 'hai' );
	} );

	it( 'announces how many characters are left, in steps', () => {
		render( <Field /> );
		const type = ( length: number ) => {
			fireEvent.change( screen.getByRole( 'textbox' ), {
				target: { value: 'x'.repeat( length ) },
			} );
			return screen.getByRole( 'status' ).textContent;
		};
		expect( type( 1799 ) ).toBe( '' );
		expect( type( 1800 ) ).toBe( 'Còn không quá 200 ký tự.' );
		expect( type( 1849 ) ).toBe( 'Còn không quá 200 ký tự.' );
		expect( type( 1850 ) ).toBe( 'Còn không quá 150 ký tự.' );
		expect( type( 2001 ) ).toBe( 'Dài quá, bạn viết ngắn lại nhé.' );
	} );

	it( 'keeps what was typed to be read and copied where nobody may write', async () => {
		const { rerender } = render( <Field /> );
		const field = screen.getByRole( 'textbox' );
		await userEvent.type( field, 'Em chào thầy' );
		rerender( <Field isReadOnly /> );
		await userEvent.type( field, ' ạ' );
		expect( field ).toHaveValue( 'Em chào thầy' );
		expect( field ).toHaveFocus();
		expect( screen.queryByRole( 'button' ) ).toBeNull();
		paste( '', images() );
		expect( upload ).not.toHaveBeenCalled();
	} );

	it( 'leaves the focus to its panel where nobody may write', () => {
		const panel = ( form: ReactNode ) => (
			<dialog open tabIndex={ -1 }>
				{ form }
			</dialog>
		);
		for ( const name of [ 'Tin nhắn', 'Đính kèm ảnh', 'Gửi' ] ) {
			const { rerender, unmount } = render( panel( <Field /> ) );
			screen.getByLabelText( name ).focus();
			rerender( panel( null ) );
			expect( screen.getByRole( 'dialog' ) ).toHaveFocus();
			unmount();
		}
	} );

	it( 'keeps the drafts of two users of a browser apart', async () => {
		writeBoot( { user: { ...BINH, id: 7 } } );
		const { unmount } = render( <Field /> );
		await userEvent.type( screen.getByRole( 'textbox' ), 'Em' );
		unmount();
		writeBoot( { user: { ...BINH, id: 8 } } );
		render( <Field /> );
		expect( screen.getByRole( 'textbox' ) ).toHaveValue( '' );
	} );

	it( 'sends by Enter, but not while an input method composes', async () => {
		const onSend = jest.fn();
		render( <Field onSend={ onSend } /> );
		const field = screen.getByRole( 'textbox' );
		const enter = ( init: KeyboardEventInit ) =>
			fireEvent(
				field,
				new KeyboardEvent( 'keydown', {
					key: 'Enter',
					bubbles: true,
					cancelable: true,
					...init,
				} )
			);
		enter( { isComposing: true } );
		enter( { keyCode: 229 } );
		enter( { shiftKey: true } );
		expect( onSend ).not.toHaveBeenCalled();
		enter( {} );
		expect( onSend ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'sends once by an Enter that is held, and by a double click', async () => {
		const onSend = jest.fn();
		render( <Field onSend={ onSend } /> );
		const field = screen.getByRole( 'textbox' );
		await userEvent.type( field, 'Em chào thầy' );
		fireEvent.keyDown( field, { key: 'Enter' } );
		fireEvent.keyDown( field, { key: 'Enter', repeat: true } );
		expect( onSend ).toHaveBeenCalledTimes( 1 );
		expect( field ).toHaveValue( '' );
		const failure = () => screen.queryByRole( 'alert' );
		const now = jest.spyOn( Date, 'now' );
		const start = Date.now();
		await userEvent.type( field, 'Em hỏi' );
		now.mockReturnValue( start );
		await press( 'Gửi' );
		expect( field ).toHaveValue( '' );
		now.mockReturnValue( start + 900 );
		await press( 'Gửi' );
		expect( failure() ).toBeNull();
		now.mockReturnValue( start + 1000 );
		await press( 'Gửi' );
		expect( failure() ).toHaveTextContent( 'Vui lòng nhập nội dung chat!' );
		now.mockRestore();
	} );

	it( 'sends a word that UniKey has put together, by the Enter right behind it', () => {
		const sent: string[] = [];
		render( <Field onSend={ () => sent.push( field().value ) } /> );
		const field = () =>
			screen.getByRole< HTMLTextAreaElement >( 'textbox' );
		typeAsUniKey( field() );
		fireEvent.keyDown( field(), { key: 'Enter' } );
		expect( sent ).toEqual( [ 'tiếng' ] );
	} );

	it( 'keeps what is typed for the next page', async () => {
		const { unmount } = render( <Field onSend={ () => {} } /> );
		await userEvent.type( screen.getByRole( 'textbox' ), 'Em chào thầy' );
		unmount();
		render( <Field onSend={ () => {} } /> );
		expect( screen.getByRole( 'textbox' ) ).toHaveValue( 'Em chào thầy' );
	} );
} );

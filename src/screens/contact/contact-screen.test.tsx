import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { options, screenOf, shell } from '../../../tests/js/fixtures';
import { renderWith } from '../../../tests/js/render-app';
import { testStates } from '../../../tests/js/screen-states';
import { Contact } from '../../features/messages';
import type { ContactInfo, Options, LoadedScreen } from '../../contract/types';
import { ContactScreen } from './contact-screen';
import { responsesOf } from '../../stores/responses';

const CONTACT: ContactInfo = {
	address: 'Số 1, đường Ví Dụ',
	email: 'chao@vi-du.vn',
	phone: '0123 456 789',
	hours: '8:00 đến 21:00',
	map: { lat: 21.0285, lng: -105.8542 },
};

const WORDS = {
	id: 7,
	slug: 'lien-he',
	path: '/lien-he',
	title: 'Liên hệ',
	text: 'Mỗi lời nhắn đều được đọc.',
	content: '',
	sections: [],
	toc: [],
	assets: { styles: [], scripts: false },
};

function contactScreen(): LoadedScreen {
	return screenOf( 'contact', '/lien-he', { data: { page: WORDS } } );
}

function show(
	contact: Partial< ContactInfo > = {},
	more: Partial< Options > = {}
) {
	const given = contactScreen();
	return renderWith(
		<ContactScreen screen={ given } />,
		responsesOf( given ),
		{
			shell: shell( {
				options: {
					...options,
					contact: { ...CONTACT, ...contact },
					...more,
				},
			} ),
		}
	);
}

// From now on the chunk of the form is loaded.
beforeAll( async () => {
	const { unmount } = await renderWith( <Contact /> );
	await screen.findByRole( 'button' );
	unmount();
} );

const map = () => screen.getByRole( 'region', { name: 'Bản đồ' } );

const info = () =>
	screen.queryByRole( 'region', { name: 'Thông tin liên hệ' } );

testStates( 'contact', ContactScreen, contactScreen(), 'Liên hệ' );

describe( 'the contact screen', () => {
	it( 'leads to mail, phone and the map', async () => {
		await show();
		expect(
			screen.getByRole( 'link', { name: 'chao@vi-du.vn' } )
		).toHaveAttribute( 'href', 'mailto:chao@vi-du.vn' );
		expect(
			screen.getByRole( 'link', { name: '0123 456 789' } )
		).toHaveAttribute( 'href', 'tel:0123456789' );
		expect(
			screen.getByRole( 'link', { name: 'Mở bản đồ (trang ngoài)' } )
		).toHaveAttribute(
			'href',
			'https://www.openstreetmap.org/?mlat=21.0285&mlon=-105.8542#map=17/21.0285/-105.8542'
		);
	} );

	it( 'loads nothing of another site for the map', async () => {
		const { container } = await show();
		expect( container.querySelector( 'img, iframe, script' ) ).toBeNull();
	} );

	it( 'has a button that puts the map in the place of the drawing', async () => {
		await show();
		await userEvent.click(
			within( map() ).getByRole( 'button', { name: 'Hiện bản đồ' } )
		);
		const frame = screen.getByTitle( 'Bản đồ: Số 1, đường Ví Dụ' );
		// At this latitude a degree of longitude is 0.933 times as long as one of latitude.
		expect( frame ).toHaveAttribute(
			'src',
			'https://www.openstreetmap.org/export/embed.html?bbox=-105.85902,21.02400,-105.84938,21.03300&layer=mapnik&marker=21.0285,-105.8542'
		);
		expect( frame ).toHaveFocus();
		expect( within( map() ).queryByRole( 'button' ) ).toBeNull();
		expect(
			within( map() ).getByRole( 'link', { name: /^Mở bản đồ/ } )
		).toBeVisible();
	} );

	it( 'says that there is no map while the device is offline', async () => {
		const online = jest
			.spyOn( navigator, 'onLine', 'get' )
			.mockReturnValue( false );
		await show();
		const button = within( map() ).getByRole( 'button' );
		await userEvent.click( button );
		expect( within( map() ).getByRole( 'alert' ) ).toHaveTextContent(
			'Bạn đang ngoại tuyến. Có mạng rồi thử lại nhé.'
		);
		expect( button ).toHaveFocus();
		expect( document.querySelector( 'iframe' ) ).toBeNull();

		online.mockReturnValue( true );
		act( () => void window.dispatchEvent( new Event( 'online' ) ) );
		expect( within( map() ).queryByRole( 'alert' ) ).toBeNull();
		expect( map() ).toHaveTextContent( 'Số 1, đường Ví Dụ' );
		await userEvent.click( button );
		expect( screen.getByTitle( /^Bản đồ: / ) ).toBeVisible();
		online.mockRestore();
	} );

	it( 'names a map without an address', async () => {
		await show( { address: '' } );
		await userEvent.click( within( map() ).getByRole( 'button' ) );
		expect( screen.getByTitle( 'Bản đồ: Điểm hẹn' ) ).toBeVisible();
	} );

	it( 'leads to chats on other sites', async () => {
		await show(
			{},
			{
				chat_links: [
					{
						title: 'Nhắn qua Zalo',
						text: 'Hằng ngày',
						link: 'https://zalo.example/an',
						icon: 'brand-zalo',
					},
				],
			}
		);
		const chats = screen.getByRole( 'region', {
			name: 'Nhắn tin trực tiếp',
		} );
		const link = within( chats ).getByRole( 'link', {
			name: /Nhắn qua Zalo.*\(trang ngoài\)$/,
		} );
		expect( link ).toHaveAttribute( 'href', 'https://zalo.example/an' );
		expect( link ).toHaveAttribute( 'rel', 'noopener external' );
	} );

	it( 'leaves out what the owner does not say', async () => {
		await show( { phone: '', hours: '', map: null } );
		expect( screen.queryByText( 'Điện thoại' ) ).toBeNull();
		expect( screen.queryByText( 'Giờ trả lời' ) ).toBeNull();
		expect( screen.queryByRole( 'region', { name: 'Bản đồ' } ) ).toBeNull();
		expect( info() ).toHaveTextContent( 'Emailchao@vi-du.vn' );
	} );

	it( 'has only the words of its page where the owner has set nothing', async () => {
		await show( {
			address: '',
			email: '',
			phone: '',
			hours: '',
			map: null,
		} );
		expect( info() ).toBeNull();
		expect( screen.getByText( WORDS.text ) ).toBeVisible();
	} );
} );

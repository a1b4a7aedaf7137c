import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
	options,
	pageWords,
	screenOf,
	shell,
} from '../../../tests/js/fixtures';
import { renderWith } from '../../../tests/js/render-app';
import { Contact } from '../../features/messages';
import type { ContactInfo } from '../../contract/types';
import { ContactScreen } from './contact-screen';
import { responsesOf } from '../../stores/responses';

const CONTACT: ContactInfo = {
	address: 'Số 1, đường Ví Dụ',
	email: 'chao@vi-du.vn',
	phone: '0123 456 789',
	hours: '8:00 đến 21:00',
	map: { lat: 21.0285, lng: -105.8542 },
};

function show( contact: Partial< ContactInfo > = {} ) {
	const given = screenOf( 'contact', '/lien-he', {
		data: { page: pageWords( 'Liên hệ', '/lien-he' ) },
	} );
	return renderWith(
		<ContactScreen screen={ given } />,
		responsesOf( given ),
		{
			shell: shell( {
				options: { ...options, contact: { ...CONTACT, ...contact } },
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

describe( 'the contact screen', () => {
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
} );

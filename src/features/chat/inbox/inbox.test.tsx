import { fireEvent, screen } from '@testing-library/react';
import { screenOf } from '../../../../tests/js/fixtures';
import { renderApp } from '../../../../tests/js/render-app';
import { screens, serve } from '../../../../tests/js/server';
import * as inboxUnavailable from './inbox-unavailable';

// The first import of it also compiles it.
beforeAll( () => import( './site-inbox' ) );

it( 'is shown again by "Thử lại" where it has thrown', async () => {
	const admin = screenOf( 'admin', '/admin', { layout: 'admin' } );
	serve( screens( admin ) );
	const { InboxUnavailable } = inboxUnavailable;
	let isBroken = true;
	jest.spyOn( inboxUnavailable, 'InboxUnavailable' ).mockImplementation(
		( props ) => {
			if ( isBroken ) {
				throw new Error( 'broken' );
			}
			return <InboxUnavailable { ...props } />;
		}
	);
	await renderApp( admin );
	const again = await screen.findByText( 'Thử lại' );
	isBroken = false;
	fireEvent.click( again );
	expect( await screen.findByText( 'Trò chuyện đang đóng' ) ).toBeVisible();
	expect( console ).toHaveErrored();
} );

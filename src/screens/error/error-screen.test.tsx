import { fireEvent, screen, within } from '@testing-library/react';
import { screenOf } from '../../../tests/js/fixtures';
import { renderWith } from '../../../tests/js/render-app';
import { ErrorScreen } from './error-screen';

const PATH = '/tin-moi';

async function renderError( status: number ) {
	const retry = jest.fn();
	await renderWith(
		<ErrorScreen
			screen={ screenOf( 'error', PATH, { status } ) }
			retry={ retry }
		/>
	);
	return retry;
}

function link( name: string ): HTMLElement | null {
	return screen.queryByRole( 'link', { name } );
}

it.each( [
	[ 0, /mạng đang chập chờn/ ],
	[ 429, /^Trang đang bận/ ],
	[ 500, /không phải do mạng của bạn/ ],
	[ 503, /không phải do mạng của bạn/ ],
] )( 'tells the kind of a failure with status %d', async ( status, text ) => {
	await renderError( status );
	expect( screen.getByText( text ) ).toBeVisible();
} );

it.each( [ 429, 500, 503 ] )(
	'offers another try after a failure with status %d: a link without this code, a request with it',
	async ( status ) => {
		const retry = await renderError( status );
		expect(
			within( screen.getByRole( 'heading', { level: 1 } ) ).getByRole(
				'link',
				{ name: 'Trang chủ' }
			)
		).toHaveAttribute( 'href', 'http://localhost/' );
		const again = link( 'Thử lại' ) as HTMLElement;
		expect( again ).toHaveAttribute( 'href', `http://localhost${ PATH }` );
		expect( fireEvent.click( again ) ).toBe( false );
		expect( retry ).toHaveBeenCalledTimes( 1 );
		again.addEventListener( 'click', ( event ) => event.preventDefault() );
		fireEvent.click( again, { ctrlKey: true } );
		expect( retry ).toHaveBeenCalledTimes( 1 );
	}
);

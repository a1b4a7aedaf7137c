import { fireEvent, render, screen } from '@testing-library/react';
import { ApiError } from '../../../api/errors';
import type { Requested } from '../../../lib/use-request';
import { Threads } from './thread-list';
import { NO_THREADS } from './thread-source';

const reload = jest.fn();

function show( blocked: Requested< ReadonlySet< string > > ): void {
	render(
		<Threads
			list={ {
				...NO_THREADS,
				status: 'ready',
				hasOlder: false,
				loadOlder: jest.fn(),
				retry: jest.fn(),
			} }
			filter="blocked"
			search=""
			blocked={ blocked }
		/>
	);
}

const nobody = () => screen.queryByText( 'Không ai bị chặn' );

it( 'says that nobody is blocked once that is known', () => {
	show( { status: 'ready', data: new Set(), reload } );
	expect( nobody() ).toBeVisible();
} );

it( 'does not say so while the blocked members are on their way', () => {
	show( { status: 'loading', reload } );
	expect( nobody() ).toBeNull();
	expect( screen.getByLabelText( 'Đang tải' ) ).toBeVisible();
} );

it( 'asks again for the blocked members that could not be loaded', () => {
	const error = new ApiError( 'network' );
	show( { status: 'error', error, retry: reload, reload } );
	expect( nobody() ).toBeNull();
	fireEvent.click( screen.getByRole( 'button', { name: 'Thử lại' } ) );
	expect( reload ).toHaveBeenCalledTimes( 1 );
} );

import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { BINH } from '../../../../tests/js/fixtures';
import { writeBoot } from '../../../../tests/js/server';
import { ApiError } from '../../../api/errors';
import type { Requested } from '../../../lib/use-request';
import { outboxOf } from '../conversation/use-outbox';
import { outboxName } from '../unsent';
import { Threads, listTime } from './thread-list';
import { NO_THREADS } from './thread-source';

const reload = jest.fn();

beforeEach( () => {
	writeBoot( { user: BINH } );
} );

it( 'marks the conversation in which a message was refused, until that is seen to', () => {
	window.localStorage.setItem(
		`${ outboxName( '7' ) }-1`,
		JSON.stringify( {
			id: '1',
			key: null,
			text: 'một',
			img: '',
			refusal: 'Có thể bạn gửi quá nhanh.',
		} )
	);
	const thread = {
		avt: '',
		last: '',
		lastAt: 0,
		lastType: 'user',
		unreadAdmin: 0,
		unreadUser: 0,
	} as const;
	render(
		<MemoryRouter
			future={ {
				v7_startTransition: true,
				v7_relativeSplatPath: true,
			} }
		>
			<Threads
				list={ {
					...NO_THREADS,
					status: 'ready',
					items: new Map( [
						[ '7', { ...thread, uid: '7', name: 'Bình' } ],
						[ '8', { ...thread, uid: '8', name: 'Chi' } ],
					] ),
					loadOlder: jest.fn(),
					retry: jest.fn(),
				} }
				filter="all"
				search=""
				blocked={ { status: 'ready', data: new Set(), reload } }
			/>
		</MemoryRouter>
	);
	const marked = () =>
		screen
			.getAllByRole( 'link' )
			.filter( ( { textContent } ) =>
				textContent?.includes( 'Chưa gửi được' )
			)
			.map( ( { textContent } ) => textContent?.slice( 0, 4 ) );
	expect( marked() ).toEqual( [ 'Bình' ] );
	act( () => outboxOf( '7' ).remove( '1' ) );
	expect( marked() ).toEqual( [] );
} );

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

const now = Date.parse( '2026-11-18T17:00:00+07:00' );

it.each( [
	[ '2026-11-18T09:48:20+07:00', '9:48 SA' ],
	[ '2026-11-18T00:05:00+07:00', '12:05 SA' ],
	[ '2026-11-18T16:33:00+07:00', '4:33 CH' ],
	[ '2026-11-17T23:59:00+07:00', 'Hôm qua' ],
	[ '2026-11-16T08:00:00+07:00', '16/11' ],
	[ '2025-12-31T08:00:00+07:00', '31/12/2025' ],
] )( 'shows %s as %s, in the time of the site', ( at, shown ) => {
	expect( listTime( Date.parse( at ), now ) ).toBe( shown );
} );

import { act, render, screen } from '@testing-library/react';
import { comment } from '../../../tests/js/fixtures';
import { OwnActions } from './own-actions';

beforeEach( () => {
	jest.useFakeTimers();
} );

afterEach( () => {
	jest.useRealTimers();
} );

function show( seconds: number ): void {
	const until = new Date( Date.now() + seconds * 1000 ).toISOString();
	render(
		<OwnActions
			comment={ comment( { own: { text: 'Chào', edit_until: until } } ) }
		/>
	);
}

it( 'offers to change a comment for as long as that is allowed, and runs a timer no longer', () => {
	show( 65 );
	expect( screen.getByText( 'Sửa (còn 2 phút)' ) ).toBeVisible();
	act( () => jest.advanceTimersByTime( 10_000 ) );
	expect( screen.getByText( 'Sửa (còn 1 phút)' ) ).toBeVisible();
	act( () => jest.advanceTimersByTime( 60_000 ) );
	expect( screen.queryByText( /^Sửa/ ) ).toBeNull();
	expect( screen.getByText( 'Xóa' ) ).toBeVisible();
	expect( jest.getTimerCount() ).toBe( 0 );
} );

it( 'runs no timer where it is too late', () => {
	show( -1 );
	expect( jest.getTimerCount() ).toBe( 0 );
} );

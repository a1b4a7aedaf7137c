import { act, render, screen } from '@testing-library/react';
import { comment } from '../../../tests/js/fixtures';
import type { Comment } from '../../contract/types';
import { OwnActions } from './own-actions';

beforeEach( () => {
	jest.useFakeTimers();
} );

afterEach( () => {
	jest.useRealTimers();
} );

function own( seconds: number ): Comment {
	return comment( { own: { text: 'Chào', edit_seconds: seconds } } );
}

it( 'offers to change a comment for as long as that is allowed, and runs a timer no longer', () => {
	render( <OwnActions comment={ own( 65 ) } /> );
	expect( screen.getByText( 'Sửa (còn 2 phút)' ) ).toBeVisible();
	act( () => jest.advanceTimersByTime( 10_000 ) );
	expect( screen.getByText( 'Sửa (còn 1 phút)' ) ).toBeVisible();
	act( () => jest.advanceTimersByTime( 60_000 ) );
	expect( screen.queryByText( /^Sửa/ ) ).toBeNull();
	expect( screen.getByText( 'Xóa' ) ).toBeVisible();
	expect( jest.getTimerCount() ).toBe( 0 );
} );

it( 'runs no timer where it is too late', () => {
	render( <OwnActions comment={ own( 0 ) } /> );
	expect( jest.getTimerCount() ).toBe( 0 );
} );

it( 'begins no new time when the comment is shown again', () => {
	const shown = own( 65 );
	const { unmount } = render( <OwnActions comment={ shown } /> );
	unmount();
	act( () => jest.advanceTimersByTime( 30_000 ) );
	render( <OwnActions comment={ shown } /> );
	expect( screen.getByText( 'Sửa (còn 1 phút)' ) ).toBeVisible();
} );

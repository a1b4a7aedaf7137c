import { useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { act, render } from '@testing-library/react';
import { MINIMUM_LOADING, useMinimumLoading } from './use-minimum-loading';

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

it( 'keeps the placeholder until it goes for good, also where the answer comes at once', () => {
	const shown: boolean[] = [];
	function Part( { loading }: { readonly loading: boolean } ) {
		const isLoading = useMinimumLoading( loading );
		useLayoutEffect( () => void shown.push( isLoading ), [ isLoading ] );
		return null;
	}
	const { rerender } = render( <Part loading={ false } /> );
	shown.splice( 0 );
	act( () => {
		flushSync( () => rerender( <Part loading /> ) );
		flushSync( () => rerender( <Part loading={ false } /> ) );
	} );
	act( () => void jest.advanceTimersByTime( MINIMUM_LOADING ) );
	expect( shown ).toEqual( [ true, false ] );
} );

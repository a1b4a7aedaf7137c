import { act, render } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useListener } from './use-listener';

function Counter( props: {
	readonly target: HTMLElement;
	readonly onInput: ( count: number ) => void;
} ) {
	const { target, onInput } = props;
	const [ count, setCount ] = useState( 0 );
	useEffect( () => {
		// A browser lets React render between two listeners of one event.
		const increase = () =>
			flushSync( () => setCount( ( before ) => before + 1 ) );
		target.addEventListener( 'input', increase );
		return () => target.removeEventListener( 'input', increase );
	}, [ target ] );
	useListener( target, 'input', () => onInput( count ) );
	return null;
}

describe( 'useListener()', () => {
	it( 'hears an event whose earlier listener renders the component again', () => {
		const target = document.createElement( 'input' );
		const onInput = jest.fn();
		const { unmount } = render(
			<Counter target={ target } onInput={ onInput } />
		);
		const type = () =>
			act( () => void target.dispatchEvent( new Event( 'input' ) ) );
		type();
		type();
		expect( onInput.mock.calls ).toEqual( [ [ 1 ], [ 2 ] ] );
		unmount();
		type();
		expect( onInput ).toHaveBeenCalledTimes( 2 );
	} );
} );

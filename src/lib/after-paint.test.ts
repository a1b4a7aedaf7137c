import { afterPaint } from './after-paint';

let isHidden = false;

beforeEach( () => {
	isHidden = false;
	jest.useFakeTimers();
	jest.spyOn( document, 'hidden', 'get' ).mockImplementation(
		() => isHidden
	);
	// A browser that does not paint.
	jest.spyOn( window, 'requestAnimationFrame' ).mockReturnValue( 1 );
} );

afterEach( () => {
	jest.useRealTimers();
	jest.restoreAllMocks();
} );

it( 'waits for the browser to paint', () => {
	const callback = jest.fn();
	afterPaint( callback );
	jest.runAllTimers();
	expect( callback ).not.toHaveBeenCalled();
} );

it( 'does not wait in a hidden tab', () => {
	isHidden = true;
	const callback = jest.fn();
	afterPaint( callback );
	expect( callback ).not.toHaveBeenCalled();
	jest.runAllTimers();
	expect( callback ).toHaveBeenCalledTimes( 1 );
} );

it( 'can be cancelled', () => {
	isHidden = true;
	const callback = jest.fn();
	afterPaint( callback )();
	jest.runAllTimers();
	expect( callback ).not.toHaveBeenCalled();
} );

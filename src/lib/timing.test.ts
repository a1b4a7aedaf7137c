import { afterPaint, waitForPaint } from './timing';

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
	Reflect.deleteProperty( window, 'scheduler' );
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

it( 'makes what a press opens wait for the paint of the pressed button, but not in Safari', async () => {
	const settled = jest.fn();
	void waitForPaint().then( settled );
	await Promise.resolve();
	expect( settled ).toHaveBeenCalledTimes( 1 );

	isHidden = true;
	Object.assign( window, { scheduler: { postTask: () => {} } } );
	const waiting = waitForPaint().then( settled );
	await Promise.resolve();
	expect( settled ).toHaveBeenCalledTimes( 1 );
	jest.runAllTimers();
	await waiting;
	expect( settled ).toHaveBeenCalledTimes( 2 );
} );

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { copyOnClick } from './copy-button';

const FRAMED = `<div class="hien-code"><button class="hien-code__copy">Sao chép</button><pre><code>$ten = 'Hiên'; // Xin chào &lt;b&gt;</code></pre></div>`;

function show(): void {
	const root = document.createElement( 'div' );
	root.append( document.createRange().createContextualFragment( FRAMED ) );
	root.addEventListener( 'click', copyOnClick );
	document.body.replaceChildren( root );
}

describe( 'code in an article', () => {
	it( 'is copied as it was written', async () => {
		const user = userEvent.setup();
		show();
		await user.click( screen.getByRole( 'button', { name: 'Sao chép' } ) );
		expect( await navigator.clipboard.readText() ).toBe(
			"$ten = 'Hiên'; // Xin chào <b>"
		);
		expect(
			await screen.findByRole( 'button', { name: 'Đã sao chép' } )
		).toBeVisible();
	} );

	it( 'has its label back two seconds after the last copy', async () => {
		jest.useFakeTimers();
		const user = userEvent.setup( {
			advanceTimers: jest.advanceTimersByTime,
		} );
		show();
		const button = screen.getByRole( 'button' );
		await user.click( button );
		jest.advanceTimersByTime( 1500 );
		await user.click( button );
		jest.advanceTimersByTime( 1500 );
		expect( button ).toHaveTextContent( 'Đã sao chép' );
		jest.advanceTimersByTime( 500 );
		expect( button ).toHaveTextContent( /^Sao chép$/ );
		jest.useRealTimers();
	} );

	it( 'says so where it cannot be copied', async () => {
		const user = userEvent.setup( { writeToClipboard: false } );
		jest.spyOn( navigator, 'clipboard', 'get' ).mockReturnValue(
			undefined as unknown as Clipboard
		);
		show();
		await user.click( screen.getByRole( 'button', { name: 'Sao chép' } ) );
		expect(
			await screen.findByRole( 'button', { name: 'Không sao chép được' } )
		).toBeVisible();
		jest.restoreAllMocks();
	} );
} );

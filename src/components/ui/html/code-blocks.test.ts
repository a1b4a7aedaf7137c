import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enhance } from './code-blocks';

function article( html: string ): HTMLElement {
	const root = document.createElement( 'div' );
	root.append( document.createRange().createContextualFragment( html ) );
	document.body.replaceChildren( root );
	return root;
}

const FRAMED = `<div class="hien-code"><div class="hien-code__head"><button class="hien-code__copy">Sao chép</button></div><pre class="wp-block-code language-php"><code>$ten = 'Hiên'; // Xin chào &lt;b&gt;</code></pre></div>`;

describe( 'code in an article', () => {
	it( 'is coloured in the language that its class names, its text unchanged', () => {
		const root = article( FRAMED );
		enhance( root );
		const code = root.querySelector( 'code' );
		expect( code ).toHaveTextContent( "$ten = 'Hiên'; // Xin chào <b>" );
		expect( code?.querySelector( '.hien-code__string' ) ).toHaveTextContent(
			"'Hiên'"
		);
		expect( root.querySelector( 'b' ) ).toBeNull();
	} );

	it( 'is coloured once', () => {
		const root = article( FRAMED );
		enhance( root )();
		const before = root.querySelectorAll( 'span' ).length;
		enhance( root );
		expect( root.querySelectorAll( 'span' ) ).toHaveLength( before );
	} );

	it( 'is copied as it was written', async () => {
		const user = userEvent.setup();
		enhance( article( FRAMED ) );
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
		enhance( article( FRAMED ) );
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
		enhance( article( FRAMED ) );
		await user.click( screen.getByRole( 'button', { name: 'Sao chép' } ) );
		expect(
			await screen.findByRole( 'button', { name: 'Không sao chép được' } )
		).toBeVisible();
		jest.restoreAllMocks();
	} );
} );

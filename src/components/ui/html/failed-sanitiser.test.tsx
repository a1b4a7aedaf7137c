import { render, screen } from '@testing-library/react';
import { Html } from './html';

jest.mock( './sanitise', () => {
	throw new Error( 'Loading chunk failed' );
} );

it( 'HTML that cannot be sanitised is shown as its text alone', async () => {
	render(
		<Html
			policy="message"
			className=""
			html="Chưa <b onclick='x()'>gửi</b> được.<img src='x' onerror='x()' />"
		/>
	);
	const text = await screen.findByText( 'Chưa gửi được.' );
	expect( text.children ).toHaveLength( 0 );
} );

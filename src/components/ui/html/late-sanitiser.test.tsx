import { render, screen, waitFor } from '@testing-library/react';
import { Html } from './html';
import { isSanitiserLoaded } from './sanitiser';

it( 'HTML that waits for the sanitiser is coloured and enlargeable all the same', async () => {
	expect( isSanitiserLoaded() ).toBe( false );
	render(
		<Html
			policy="article"
			className=""
			html='<pre><code class="language-php">echo 1;</code></pre><figure><img src="/a.jpg" alt="Lớp học" width="900"></figure>'
		/>
	);
	expect(
		await screen.findByRole( 'button', { name: 'Xem ảnh lớn: Lớp học' } )
	).toBeInTheDocument();
	await waitFor( () =>
		expect( screen.getByText( 'echo' ) ).toHaveClass( 'hien-code__keyword' )
	);
} );

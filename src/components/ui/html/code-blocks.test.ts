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
		enhance( root );
		const before = root.querySelectorAll( 'span' ).length;
		enhance( root );
		expect( root.querySelectorAll( 'span' ) ).toHaveLength( before );
	} );
} );

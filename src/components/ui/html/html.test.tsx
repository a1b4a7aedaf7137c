import { render, screen } from '@testing-library/react';
import { setServerRoot } from '../../../lib/server-html';
import { Html } from './html';
import { loadSanitiser, sanitiseAhead } from './sanitiser';
import { sanitise } from './sanitise';

const HTML = '<p>Viết chậm</p>';

/** The server's page, with the article in it. */
function serverPage( html: string ): Element {
	const root = document.createElement( 'div' );
	root.append(
		document
			.createRange()
			.createContextualFragment(
				`<div data-hien-html="post-1">${ html }</div>`
			)
	);
	document.body.append( root );
	return root;
}

afterEach( () => setServerRoot( null ) );

describe( 'Html', () => {
	it( 'sanitises once the sanitiser is loaded', async () => {
		render(
			<Html id="post-1" className="x" html="<p onclick='x()'>Chào</p>" />
		);
		expect( await screen.findByText( 'Chào' ) ).not.toHaveAttribute(
			'onclick'
		);
	} );

	it( 'takes the nodes over that the server printed', async () => {
		const page = serverPage( HTML );
		const node = page.querySelector( 'p' );
		// What a player or a script has done since.
		node?.setAttribute( 'data-played', 'true' );
		setServerRoot( page );
		render( <Html id="post-1" className="x" html={ HTML } /> );
		setServerRoot( null );

		expect( screen.getByText( 'Viết chậm' ) ).toBe( node );
		expect( node ).toHaveAttribute( 'data-played' );
		expect( page.querySelector( 'p' ) ).toBeNull();
	} );

	it( 'keeps them when it renders again, and drops them for other HTML', async () => {
		await loadSanitiser();
		const page = serverPage( HTML );
		const node = page.querySelector( 'p' );
		setServerRoot( page );
		const { rerender } = render(
			<Html id="post-1" className="x" html={ HTML } />
		);
		setServerRoot( null );
		rerender( <Html id="post-1" className="y" html={ HTML } /> );
		expect( screen.getByText( 'Viết chậm' ) ).toBe( node );
		rerender( <Html id="post-1" className="y" html="<p>Bài khác</p>" /> );
		expect( screen.getByText( 'Bài khác' ) ).toBeInTheDocument();
		expect( screen.queryByText( 'Viết chậm' ) ).toBeNull();
	} );

	it( 'leaves nodes of another key alone', async () => {
		await loadSanitiser();
		const page = serverPage( '<p>Bài một</p>' );
		setServerRoot( page );
		render( <Html id="post-2" className="x" html="<p>Bài hai</p>" /> );
		expect( page.querySelector( 'p' ) ).toHaveTextContent( 'Bài một' );
		expect( screen.getByText( 'Bài hai' ) ).toBeInTheDocument();
	} );
} );

it( 'HTML that was sanitised ahead is not sanitised again', async () => {
	await loadSanitiser();
	const { container } = render(
		<Html id="post-1" className="x" html="<b onclick='x()'>Sau</b>" />
	);
	const once = jest.spyOn( DOMParser.prototype, 'parseFromString' );
	sanitiseAhead( "<p onclick='x()'>Trước</p>" );
	expect( once ).toHaveBeenCalledTimes( 1 );
	render(
		<Html id="post-2" className="x" html="<p onclick='x()'>Trước</p>" />
	);
	expect( once ).toHaveBeenCalledTimes( 1 );
	expect( screen.getByText( 'Trước' ) ).not.toHaveAttribute( 'onclick' );
	expect( container.querySelector( 'b' ) ).not.toHaveAttribute( 'onclick' );
	once.mockRestore();
} );

it( 'is not sanitised again when something around it changes', async () => {
	await loadSanitiser();
	const once = jest.spyOn( DOMParser.prototype, 'parseFromString' );
	const { rerender } = render(
		<Html id="post-1" className="x" html="<p>Một lần</p>" />
	);
	rerender( <Html id="post-1" className="y" html="<p>Một lần</p>" /> );
	expect( once ).toHaveBeenCalledTimes( 1 );
	once.mockRestore();
} );

describe( 'sanitise()', () => {
	it.each( [
		[ '<p>a<script>alert(1)</script></p>', '<p>a</p>' ],
		[ '<img src="a.jpg" onerror="alert(1)">', '<img src="a.jpg">' ],
		[ '<a href="javascript:alert(1)">a</a>', '<a>a</a>' ],
		[ '<iframe src="javascript:alert(1)"></iframe>', '<iframe></iframe>' ],
		[
			'<iframe srcdoc="<script>alert(1)</script>"></iframe>',
			'<iframe></iframe>',
		],
	] )( 'takes out of %s what runs', ( html, clean ) => {
		expect( sanitise( html ) ).toBe( clean );
	} );

	it( 'keeps embeds as they came, sandbox included', () => {
		const embed =
			'<iframe src="https://video.vi-du.vn/1" allowfullscreen="" sandbox="allow-scripts" title="Video"></iframe>';
		const frame = document
			.createRange()
			.createContextualFragment( sanitise( embed ) ).firstElementChild;
		expect( frame ).toHaveAttribute( 'src', 'https://video.vi-du.vn/1' );
		expect( frame ).toHaveAttribute( 'sandbox', 'allow-scripts' );
		expect( frame ).toHaveAttribute( 'allowfullscreen' );
	} );

	it( 'keeps a new tab from reaching back', () => {
		const rel = ( html: string ) =>
			document
				.createRange()
				.createContextualFragment( sanitise( html ) )
				.firstElementChild?.getAttribute( 'rel' );
		expect( rel( '<a href="https://a.vn" target="_blank">a</a>' ) ).toBe(
			'noopener'
		);
		expect(
			rel( '<a href="https://a.vn" target="_blank" rel="ugc">a</a>' )
		).toBe( 'ugc noopener' );
		expect( rel( '<a href="https://a.vn">a</a>' ) ).toBeNull();
	} );

	it( 'keeps the ids of headings, whatever they are called', () => {
		expect( sanitise( '<h2 id="title">Tên</h2>' ) ).toBe(
			'<h2 id="title">Tên</h2>'
		);
	} );
} );

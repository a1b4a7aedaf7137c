import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import vectors from '../../../../tests/vectors/html.json';
import { Html } from './html';
import { loadSanitiser, presanitise } from './sanitiser';
import { sanitise } from './sanitise';

const HTML = '<p>Viết chậm</p>';

/** Hydrates an article that the server printed. */
function hydrate( html: string ) {
	const container = document.createElement( 'div' );
	container.append(
		document
			.createRange()
			.createContextualFragment( `<div class="x">${ html }</div>` )
	);
	document.body.append( container );
	const node = container.querySelector( 'p' );
	// A change by a player or a script.
	node?.setAttribute( 'data-played', 'true' );
	const complaints = jest.spyOn( console, 'error' );
	const view = render(
		<Html policy="article" className="x" html={ html } />,
		{ container, hydrate: true }
	);
	expect( complaints ).not.toHaveBeenCalled();
	return { ...view, node };
}

describe( 'Html', () => {
	it( 'sanitises once the sanitiser is loaded', async () => {
		render(
			<Html
				policy="article"
				className="x"
				html="<p onclick='x()'>Chào</p>"
			/>
		);
		expect( await screen.findByText( 'Chào' ) ).not.toHaveAttribute(
			'onclick'
		);
	} );

	it( 'leaves the nodes alone that the server printed, and drops them for other HTML', async () => {
		await loadSanitiser();
		const { node, rerender } = hydrate( HTML );
		rerender( <Html policy="article" className="y" html={ HTML } /> );
		expect( screen.getByText( 'Viết chậm' ) ).toBe( node );
		expect( node ).toHaveAttribute( 'data-played' );
		rerender(
			<Html policy="article" className="y" html="<p>Bài khác</p>" />
		);
		expect( screen.getByText( 'Bài khác' ) ).toBeInTheDocument();
		expect( screen.queryByText( 'Viết chậm' ) ).toBeNull();
	} );

	it( 'shows what the server printed also where it comes back after other HTML', async () => {
		await loadSanitiser();
		const { rerender } = hydrate( HTML );
		for ( const html of [ '<p>Đã sửa</p>', HTML ] ) {
			rerender( <Html policy="article" className="x" html={ html } /> );
		}
		expect( screen.getByText( 'Viết chậm' ) ).toBeVisible();
	} );

	it( 'copies code whose button is pressed before its own code is loaded', async () => {
		userEvent.setup(); // With a clipboard.
		hydrate(
			'<div class="hien-code"><button class="hien-code__copy" type="button">Sao chép</button><pre><code>$hien = 1;</code></pre></div>'
		);
		screen.getByText( 'Sao chép' ).click();
		expect(
			await screen.findByRole( 'button', { name: 'Đã sao chép' } )
		).toBeVisible();
		expect( await navigator.clipboard.readText() ).toBe( '$hien = 1;' );
	} );

	it( 'needs no sanitiser for what the server printed', () => {
		hydrate( HTML );
		expect( screen.getByText( 'Viết chậm' ) ).toBeVisible();
	} );
} );

it( 'HTML that was sanitised before it is shown is not sanitised again', async () => {
	await loadSanitiser();
	const { container } = render(
		<Html policy="article" className="x" html="<b onclick='x()'>Sau</b>" />
	);
	const once = jest.spyOn( DOMParser.prototype, 'parseFromString' );
	presanitise( "<p onclick='x()'>Trước</p>" );
	expect( once ).toHaveBeenCalledTimes( 1 );
	render(
		<Html
			policy="article"
			className="x"
			html="<p onclick='x()'>Trước</p>"
		/>
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
		<Html policy="article" className="x" html="<p>Một lần</p>" />,
		{ reactStrictMode: false } // It renders everything twice.
	);
	rerender( <Html policy="article" className="y" html="<p>Một lần</p>" /> );
	expect( once ).toHaveBeenCalledTimes( 1 );
	once.mockRestore();
} );

describe( 'an article', () => {
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
		expect( sanitise( html, 'article' ) ).toBe( clean );
	} );

	it( 'keeps embeds as they came, sandbox included', () => {
		const embed =
			'<iframe src="https://video.vi-du.vn/1" allowfullscreen="" sandbox="allow-scripts" title="Video"></iframe>';
		const frame = document
			.createRange()
			.createContextualFragment(
				sanitise( embed, 'article' )
			).firstElementChild;
		expect( frame ).toHaveAttribute( 'src', 'https://video.vi-du.vn/1' );
		expect( frame ).toHaveAttribute( 'sandbox', 'allow-scripts' );
		expect( frame ).toHaveAttribute( 'allowfullscreen' );
	} );

	it( 'keeps a new tab from reaching back', () => {
		const rel = ( html: string ) =>
			document
				.createRange()
				.createContextualFragment( sanitise( html, 'article' ) )
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
		expect( sanitise( '<h2 id="title">Tên</h2>', 'article' ) ).toBe(
			'<h2 id="title">Tên</h2>'
		);
	} );
} );

/** Attacks that every policy removes. */
const ATTACKS = [
	'<p>a<script>alert(1)</script></p>',
	'<a href="javascript:alert(1)">a</a>',
	'<a href=" java\nscript:alert(1)">a</a>',
	'<a href="data:text/html,<script>alert(1)</script>">a</a>',
	'<em onmouseover="alert(1)">a</em>',
	'<svg><p><style><a title="</style><img src=1 onerror=alert(1)>">a',
	'<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">a',
	'<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>a',
	'<noscript><p title="</noscript><img src=1 onerror=alert(1)>">a</noscript>',
	'<template><img src=1 onerror=alert(1)></template>a',
	'<form><input name="attributes" onfocus="alert(1)" autofocus></form>a',
	'<iframe srcdoc="<script>alert(1)</script>"></iframe>a',
];

const parse = ( html: string ) => {
	const { body } = new DOMParser().parseFromString( html, 'text/html' );
	return [ ...body.querySelectorAll( '*' ) ];
};

describe.each( [ 'article', 'comment', 'message' ] as const )(
	'the policy for an %s',
	( policy ) => {
		it.each( ATTACKS )( 'leaves nothing that runs in %s', ( html ) => {
			const clean = sanitise( html, policy );
			// Compares the parsed DOM, not the markup.
			for ( const element of parse( clean ) ) {
				expect( element.localName ).not.toMatch(
					/^(script|noscript|template|object|embed|base|meta)$/
				);
				for ( const { name, value } of element.attributes ) {
					expect( name ).not.toMatch( /^on|^srcdoc$/ );
					expect( value.replace( /\s/g, '' ) ).not.toMatch(
						/^(javascript|data):/i
					);
				}
			}
		} );
	}
);

describe( 'a comment', () => {
	it( 'keeps what WordPress allows visitors to write', () => {
		const html =
			'<p>Cảm ơn <strong>bạn</strong>, <em>hay</em> <code>&lt;b&gt;</code><br><abbr title="Cascading Style Sheets">CSS</abbr> <del datetime="2026-11-18">cũ</del></p><blockquote cite="https://a.vn"><q>Trích</q></blockquote>';
		expect( sanitise( html, 'comment' ) ).toBe( html );
	} );

	it.each( [
		[ '<img src="https://a.vn/pixel.gif">a', 'a' ],
		[ '<h1>a</h1>', 'a' ],
		[ '<iframe src="https://a.vn"></iframe>a', 'a' ],
		[ '<video src="a.webm" controls></video>a', 'a' ],
		[
			'<form action="https://a.vn"><input name="log"><button>a</button></form>',
			'a',
		],
		[ '<style>body{display:none}</style>a', 'a' ],
		[
			'<p class="hien-modal" style="position:fixed" id="root" data-no-router aria-hidden="true">a</p>',
			'<p>a</p>',
		],
		[ '<svg><a href="https://a.vn">a</a></svg>', '' ],
	] )( 'takes out of %s what visitors may not write', ( html, clean ) => {
		expect( sanitise( html, 'comment' ) ).toBe( clean );
	} );

	it( 'keeps the smileys that WordPress prints as images of the site', () => {
		const smiley =
			'<img src="/wp-includes/images/smilies/mrgreen.png" alt=":mrgreen:" class="wp-smiley">';
		expect(
			sanitise(
				`<p>Vui ${ smiley.replace( '>', ' style="height: 99em" width="999">' ) }</p>`,
				'comment'
			)
		).toBe( `<p>Vui ${ smiley }</p>` );
		expect(
			sanitise(
				smiley.replace( 'wp-smiley', 'wp-smiley hien-modal' ),
				'comment'
			)
		).toBe( smiley );
	} );

	it.each( [
		'https://a.vn/pixel.gif',
		'//localhost.a.vn/pixel.gif',
		'http://localhost:81/pixel.gif',
		'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
	] )( 'shows a smiley from %s by its text', ( src ) => {
		expect(
			sanitise(
				`a <img src="${ src }" alt=":&lt;b&gt;" class="wp-smiley"> b`,
				'comment'
			)
		).toBe( 'a :&lt;b&gt; b' );
	} );

	it.each( [
		'<a href="https://a.vn">a</a>',
		'<a href="https://a.vn" rel="opener follow" target="_blank" download>a</a>',
	] )(
		'makes %s a link that search engines ignore and that cannot reach back',
		( html ) => {
			const [ link ] = parse( sanitise( html, 'comment' ) );
			expect( link?.getAttributeNames().sort() ).toEqual( [
				'href',
				'rel',
			] );
			expect( link?.getAttribute( 'rel' ) ).toBe(
				'ugc nofollow noopener'
			);
		}
	);
} );

describe( 'a message', () => {
	it( 'keeps emphasis and links within the site', () => {
		const html =
			'<strong>Lỗi</strong>: <em>hãy</em> <a href="http://localhost/dang-nhap?a=1">đăng nhập</a> hoặc <a href="/lien-he">viết</a>.';
		expect( sanitise( html, 'message' ) ).toBe( html );
	} );

	it.each( [
		[ '<a href="https://a.vn/dang-nhap">a</a>', '<a>a</a>' ],
		[ '<a href="//a.vn">a</a>', '<a>a</a>' ],
		[ '<a href="mailto:an@a.vn">a</a>', '<a>a</a>' ],
		[
			'<a href="/b" target="_blank" class="x" title="y">a</a>',
			'<a href="/b">a</a>',
		],
		[ '<p id="root">a</p><img src="a.jpg">', 'a' ],
		[ '<form action="/"><input name="pwd"></form>a', 'a' ],
	] )( 'takes out of %s what a message may not contain', ( html, clean ) => {
		expect( sanitise( html, 'message' ) ).toBe( clean );
	} );
} );

describe( 'sanitise()', () => {
	it.each( vectors as [ string, boolean ][] )(
		'changes %s: %p, and then the browser loads the page',
		( html, needsDocument ) => {
			const given = document.createElement( 'div' );
			given.append(
				document.createRange().createContextualFragment( html )
			);
			const isKept = sanitise( html, 'article' ) === given.innerHTML;
			expect( isKept || needsDocument ).toBe( true );
		}
	);
} );

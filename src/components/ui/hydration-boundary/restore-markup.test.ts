import { prepareHydration } from './prepare-hydration';

const MARKED = [
	'<!--$--><header data-part="1"><!--$--><button data-part="1">a</button><!--/$--></header><!--/$-->',
	'<main><!--$--><!--$--><h1 data-part="3 1">b</h1><!--/$--><p>c</p><p>d</p><!--/$--><p>e</p></main>',
	'<!--$--><footer data-part="1">j</footer><!--/$--><!--$--><nav data-part="1">k</nav><!--/$-->',
	'<aside><!--$--><p data-part="2">f</p><p>g <b>h</b> <i>i</i></p><!--/$--></aside>',
].join( '' );

const WHOLE = MARKED.replace( / data-part="[^"]*"/g, '' );

async function restored( html: string ): Promise< string > {
	const { body } = new DOMParser().parseFromString(
		`<body>${ html }</body>`,
		'text/html'
	);
	await prepareHydration( body );
	return body.innerHTML;
}

it( 'leaves what nothing has changed', async () => {
	await expect( restored( MARKED ) ).resolves.toBe( WHOLE );
} );

it( 'inserts the comments that were removed', async () => {
	await expect(
		restored( MARKED.replace( /<!--.*?-->/g, '' ) )
	).resolves.toBe( WHOLE );
} );

it( 'removes the line breaks that were inserted, with and without the comments', async () => {
	const broken = MARKED.replace(
		/<(?=(header|button|main|h1|p|aside)\b)/g,
		'\n\t<'
	);
	await expect( restored( broken ) ).resolves.toBe( WHOLE );
	await expect(
		restored( broken.replace( /<!--.*?-->/g, '' ) )
	).resolves.toBe( WHOLE );
} );

it.each( [
	'<!--$--><pre><b>a</b>\n<i>b</i></pre><!--/$-->',
	'<!--$--><div class="hien-prose"><b>a</b>\n<i>b</i></div><!--/$-->',
] )( 'leaves the white space of a text: %s', async ( html ) => {
	// Without its comments, so that it is restored at all.
	const marked = html
		.replace( /<!--.*?-->/g, '' )
		.replace( /^<\w+/, '$& data-part="1"' );
	await expect( restored( marked ) ).resolves.toBe( html );
} );

const IMAGE = '<a href="/a"><img class="b" alt="c"></a>';

// As a browser with scripts reads it: `<noscript>` has a text.
it.each( [
	'<a href="/a"><noscript>&lt;img class="b" alt="c"&gt;</noscript><img class="b" alt="c"></a>',
	'<a href="/a"><img class="b" alt="c"><noscript>&lt;img class="b" alt="c"&gt;</noscript></a>',
	'<a href="/a"><img class="b" alt="c"><noscript>&lt;picture&gt;&lt;img class="b" alt="c"&gt;&lt;/picture&gt;</noscript></a>',
	'<a href="/a"><picture><source srcset="d.webp"><img class="b" alt="c"></picture></a>',
] )(
	'removes what a plugin for images has put around one: %s',
	async ( html ) => {
		await expect( restored( MARKED + html ) ).resolves.toBe(
			WHOLE + IMAGE
		);
	}
);

it( "leaves the author's pictures and what the theme prints for readers without scripts", async () => {
	const html =
		'<noscript>&lt;p&gt;a&lt;/p&gt;</noscript><div class="hien-prose"><picture><img alt="b"></picture><img alt="d"><noscript>&lt;img alt="d"&gt;</noscript></div>';
	await expect( restored( MARKED + html + IMAGE ) ).resolves.toBe(
		WHOLE + html + IMAGE
	);
} );

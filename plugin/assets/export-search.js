/**
 * The page of results of an export (wp hien export): finds what contains all words of the query, with or without accents. Rows of the
 * index: path, type, title, excerpt, folded words with a space around each. See Export/Search_File.php.
 */
( async function () {
	// As in Constants.php.
	const SEARCH_LIMIT = 40;
	const SEARCH_PREFIX_LENGTH = 3;
	const query = (
		new URLSearchParams( window.location.search ).get( 's' ) || ''
	).trim();
	const main = document.querySelector( 'main' );

	function fold( text ) {
		return text
			.toLowerCase()
			.normalize( 'NFD' )
			.replace( /\p{Mn}+/gu, '' )
			.replace( /đ/g, 'd' );
	}

	/** Shows elements after the search form, in place of what was there. */
	function show( ...elements ) {
		const form = main.querySelector( 'form' );
		while ( form.nextElementSibling ) {
			form.nextElementSibling.remove();
		}
		form.after( ...elements );
	}

	function element( name, className, ...children ) {
		const made = document.createElement( name );
		made.className = className;
		made.append( ...children );
		return made;
	}

	function message( title, text ) {
		return element(
			'section',
			'hien-card',
			element(
				'div',
				'hien-empty',
				element( 'p', 'hien-empty__title', title ),
				element( 'p', 'hien-empty__text', text )
			)
		);
	}

	function card( [ path, type, title, excerpt ], base ) {
		const link = element( 'a', 'hien-clamp-3', title );
		const [ page, fragment ] = path.split( '#' );
		const isFile = page.includes( '.', page.lastIndexOf( '/' ) );
		link.href =
			base +
			( isFile ? page : page.replace( /\/?$/, '/' ) ) +
			( fragment ? `#${ fragment }` : '' );
		const text = element( 'p', 'hien-post-card__excerpt hien-clamp-3' );
		text.textContent = new window.DOMParser().parseFromString(
			excerpt,
			'text/html'
		).body.textContent;
		return element(
			'article',
			'hien-card hien-post-card',
			element(
				'div',
				'hien-post-card__body',
				element( 'h2', 'hien-post-card__title', link ),
				text,
				element( 'p', 'hien-meta', element( 'span', '', type ) )
			)
		);
	}

	if ( '' === query ) {
		return;
	}
	main.querySelector( 'input[name="s"]' ).value = query;
	document.title = `${ query } – ${ document.title }`;
	const words = JSON.parse(
		document.getElementById( 'hien-search-words' ).textContent
	);
	let rows;
	try {
		const response = await fetch( 'tim-kiem.json' );
		rows = await response.json();
	} catch {
		show( message( words.error, '' ) );
		return;
	}
	const wanted = fold( query ).match( /[\p{L}\p{N}]+/gu ) || [];
	const has = ( text, word ) =>
		text.includes(
			word.length < SEARCH_PREFIX_LENGTH ? ` ${ word } ` : ` ${ word }`
		);
	const found = rows
		.filter( ( row ) => wanted.every( ( word ) => has( row[ 4 ], word ) ) )
		.map( ( row ) => {
			const title = ` ${ fold( row[ 2 ] ) } `;
			const places = wanted.filter( ( word ) => has( title, word ) );
			const whole = title.includes( ` ${ wanted.join( ' ' ) }` );
			const exact = row[ 2 ]
				.toLowerCase()
				.includes( query.toLowerCase().normalize( 'NFC' ) );
			return { row, score: places.length + 10 * whole + 100 * exact };
		} )
		.sort( ( a, b ) => b.score - a.score ); // Keeps the order of the index, the newest first, where the scores are equal.
	if ( 0 === wanted.length || 0 === found.length ) {
		show( message( words.none, words.hint ) );
		return;
	}
	const base = window.location.pathname.replace( /\/[^/]*$/, '' );
	show(
		element(
			'p',
			'hien-page-head__text',
			words.count.replace( '%d', String( found.length ) )
		),
		element(
			'div',
			'hien-feed is-list',
			...found
				.slice( 0, SEARCH_LIMIT )
				.map( ( { row } ) => card( row, base ) )
		)
	);
} )();

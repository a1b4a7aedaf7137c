import { renderToString } from 'react-dom/server';
import { RegistryProvider } from '@wordpress/data';
import { screenOf } from '../../tests/js/fixtures';
import { setUpEmptyNavigation } from '../../tests/js/render-app';
import { writeBoot } from '../../tests/js/server';
import printed from '../../tests/vectors/parts-html.json';
import parts from '../../tests/vectors/parts.json';
import { boot } from '../lib/boot';
import type { BootData } from '../lib/boot';
import { isObject } from '../lib/is-object';
import { nextTask } from '../lib/timing';
import { navigationStore } from '../stores/navigation';
import { receiveScreen } from '../stores/responses';
import { receiveShell } from '../stores/shell';
import { sessionStore } from '../stores/session';
import { App } from './app';
import { loadCode } from './screen-code';

/*
 * Templates and components print the same from the same responses, in each of their branches: the cases are in
 * tests/vectors/parts.json, what templates print is beside it (tests/php/Theme/PartsTest.php).
 */

// React says on a server that it runs no effects.
jest.mock( 'react', () => ( {
	...jest.requireActual< object >( 'react' ),
	useLayoutEffect: () => {},
} ) );

// While it hydrates, the real one prints nothing, and what the server has printed stays.
jest.mock( '../components/ui/html/html', () => ( {
	Html: ( { html, className }: Record< 'html' | 'className', string > ) => (
		<div className={ className } data-html={ html } />
	),
} ) );

type Fields = Readonly< Record< string, unknown > >;

const samples: Fields = parts.samples;

/** Icons that the responses of the cases name. */
const DATA_ICONS = [
	'book-open',
	'brand-youtube',
	'brand-zalo',
	'globe',
	'wrench',
];

/**
 * Adds to a value the samples that another one is `like`, and then its own fields; a list replaces the other. Twin:
 * merged() in tests/php/Theme/PartsTest.php
 */
function merged( base: unknown, value: unknown ): unknown {
	if ( Array.isArray( value ) ) {
		return value.map( ( each ) => merged( undefined, each ) );
	}
	if ( ! isObject( value ) ) {
		return value;
	}
	const { like = [], ...own }: Fields = value;
	const result = [ like ]
		.flat()
		.reduce(
			( before, name ) => merged( before, samples[ String( name ) ] ),
			isObject( base ) ? base : {}
		) as Fields;
	return Object.entries( own ).reduce(
		( before, [ key, each ] ) => ( {
			...before,
			[ key ]: merged( before[ key ], each ),
		} ),
		result
	);
}

interface Case {
	readonly route: string;
	readonly shell: Fields;
	readonly user: BootData[ 'user' ];
	readonly chat: BootData[ 'chat' ][ 'state' ];
}

/** What the app renders to hydrate the page of a case. */
async function rendered( {
	shell,
	user,
	chat: state,
	...screen
}: Case ): Promise< string > {
	const { chat } = writeBoot();
	writeBoot( {
		screen: { ...screenOf( screen.route, '' ), ...screen },
		shell,
		user,
		icons: Object.fromEntries(
			DATA_ICONS.map( ( d ) => [ d, [ [ 'path', { d } ] ] as const ] )
		),
		chat: { ...chat, state },
		logout: user && 'http://localhost/thoat?a=1&b=2',
	} );
	const { screen: loaded } = boot();
	const registry = setUpEmptyNavigation();
	receiveShell( registry, shell );
	void registry.dispatch( sessionStore ).receive( user );
	void registry
		.dispatch( navigationStore )
		.commit( receiveScreen( registry, loaded ), window.location, {
			isWhole: true,
		} );
	await loadCode( loaded.route );
	const render = () =>
		renderToString(
			<RegistryProvider value={ registry }>
				<App />
			</RegistryProvider>
		);
	let page = render();
	// Such comments mark parts whose code is being loaded.
	while ( page.includes( '<!--$!-->' ) ) {
		await nextTask();
		page = render();
	}
	return page;
}

/** A node as both print it: an icon by its name; without what React does not compare. */
function contentOf( node: Node ): unknown {
	if ( ! ( node instanceof Element ) ) {
		return node.nodeType === Node.COMMENT_NODE
			? `<!--${ node.textContent }-->`
			: node.textContent;
	}
	const attributes = [ ...node.attributes ].filter(
		( { name, value } ) =>
			name !== 'data-part' && ! ( name === 'value' && value === '' )
	);
	const isIcon = node.classList.contains( 'hien-icon' );
	return {
		tag: node.tagName,
		...Object.fromEntries(
			attributes.map( ( { name, value } ) => [
				name,
				value === name ? '' : value,
			] )
		),
		children: isIcon
			? ( node.firstElementChild?.getAttribute( 'd' ) ??
				node.textContent )
			: [ ...node.childNodes ].map( contentOf ),
	};
}

function parse( html: string ): HTMLElement {
	return new DOMParser().parseFromString( `<body>${ html }`, 'text/html' )
		.body;
}

/** The elements, comments and texts of some HTML. */
function read( html: string, isWhole: boolean ): unknown {
	// React puts a comment between two texts.
	const body = parse( html.replaceAll( '<!-- -->', '' ) );
	body.querySelectorAll( '[data-html]' ).forEach( ( each ) => {
		each.append(
			...parse( each.getAttribute( 'data-html' ) ?? '' ).childNodes
		);
		each.removeAttribute( 'data-html' );
	} );
	// Browsers with scripts do not read it.
	body.querySelectorAll( 'noscript' ).forEach( ( each ) => {
		each.replaceChildren();
	} );
	const root = isWhole ? body : ( body.querySelector( 'main' ) ?? body );
	return [ ...root.childNodes ].map( contentOf );
}

it.each( Object.entries( parts.cases ) )(
	'%s: PHP and React print the same',
	async ( name, given ) => {
		const markup = printed[ name as keyof typeof printed ];
		expect( markup ).toMatch( /[a-z]/ );
		const page = await rendered( merged( undefined, given ) as Case );
		expect( read( page, 'whole' in given ) ).toEqual(
			read( markup, true )
		);
	}
);

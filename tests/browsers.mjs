/**
 * The second part of `npm run size`: whether the oldest browsers of package.json's browserslist understand the build, by
 * the data of web-features. A feature that one of them lacks is either listed below, with what such a browser shows, or
 * a fault.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse as parseScript } from 'acorn';
import autoprefixer from 'autoprefixer';
import postcss from 'postcss';
import { features } from 'web-features';
import { Failure, main, readPhp, root } from '../playground/tools.mjs';

/** Features that a browser may lack, as patterns of their keys, because the page can be read and used without them. */
const OPTIONAL = [
	// The pointer, the scrollbar and the handle of a text field look or feel as the browser has them.
	/^css\.properties\.(cursor|resize|scrollbar-(color|width)|overscroll-behavior(-x)?|accent-color)\b/,
	// Lines break elsewhere; a text field does not grow.
	/^css\.properties\.(text-wrap|break-after|field-sizing)\b/,
	// Parts outside of the window are laid out too; a list moves when something is added above it.
	/^css\.properties\.(content-visibility|contain-intrinsic-height|overflow-anchor|overflow-clip-margin)\b/,
	/^css\.selectors\.details-content$/, // Only the answers that are open are printed.
	/^css\.selectors\.marker$/, // Safari knows its colour and font.
	/^css\.selectors\.has$/, // Firefox 114 to 120 do without such a rule: it refines what is there anyway.
	/^css\.at-rules\.media\.scripting$/, // Only the page without scripts looks otherwise.
	/^css\.properties\.forced-color-adjust\b/, // Safari does not let the system set the colours.
	// The scripts ask whether these exist.
	/^api\.Window\.(requestIdleCallback|cancelIdleCallback)$/,
	/^api\.(Notification|trustedTypes)\b/,
	/^api\.Navigator\.(scheduling|userActivation|share|connection)$/,
	/^api\.Profiler$/, // A component of React.
	/^api\.Window\.devicePixelRatio$/, // Safari's does not change with the zoom.
];

/** Names in a browserslist => those of web-features. Samsung Internet 22 is Chromium 111. */
const NAMES = {
	chrome: 'chrome',
	edge: 'edge',
	firefox: 'firefox',
	safari: 'safari',
	ios_saf: 'safari_ios',
	and_chr: 'chrome_android',
};

/** Objects of JavaScript whose methods are told by their names alone. */
const BUILTIN =
	/^javascript\.builtins\.(Array|ArrayBuffer|Intl|Map|Math|Object|Promise|RegExp|Set|String|TypedArray)\.(\w+)$/;

/** `chrome >= 111` as [ 'chrome', 111 ]. */
const oldest = JSON.parse(
	readFileSync( join( root, 'package.json' ), 'utf8' )
).browserslist.flatMap( ( line ) => {
	const [ name, version ] = line.split( ' >= ' );
	return NAMES[ name ] ? [ [ NAMES[ name ], Number( version ) ] ] : [];
} );

/** Key of a feature => browser => its first version with it. */
const supports = new Map(
	Object.values( features ).flatMap( ( { status } ) =>
		Object.entries( status?.by_compat_key ?? {} ).map(
			( [ key, { support } ] ) => [ key, support ]
		)
	)
);
const keys = [ ...supports.keys() ];

/** Name of a method => whether each of JavaScript's objects that has one got it too late. */
const lateMethods = new Set( keys.flatMap( lateMethod ) );

/** The browsers that lack a feature, such as `firefox 114`. */
function lacking( key ) {
	const support = supports.get( key );
	return oldest
		.filter( ( [ name, version ] ) => {
			const since = support && String( support[ name ] ?? '' );
			return (
				since !== undefined &&
				! ( Number.parseFloat( since.replace( '≤', '' ) ) <= version )
			);
		} )
		.map( ( entry ) => entry.join( ' ' ) );
}

function lateMethod( key ) {
	const [ , , name ] = key.match( BUILTIN ) ?? [];
	const owners = name
		? keys.filter(
				( each ) =>
					each.endsWith( `.${ name }` ) &&
					/^(api|javascript)\./.test( each )
			)
		: [];
	return owners.length > 0 &&
		owners.every( ( each ) => lacking( each ).length > 0 )
		? [ name ]
		: [];
}

/** A fault for each feature that a browser lacks and that is not optional. */
function faultsOf( used, where ) {
	return [ ...new Set( used ) ]
		.filter(
			( key ) => ! OPTIONAL.some( ( pattern ) => pattern.test( key ) )
		)
		.flatMap( ( key ) => {
			const browsers = lacking( key );
			return browsers.length > 0
				? [ `${ where }: ${ key }, not in ${ browsers.join( ', ' ) }` ]
				: [];
		} );
}

/** The parts of a selector that not all browsers know: with one of them, the browser drops all selectors of its rule. */
function unknownIn( selector ) {
	return [ ...selector.matchAll( /::?([\w-]+)/g ) ]
		.map( ( [ , name ] ) => name )
		.filter(
			( name ) =>
				name.startsWith( '-moz-' ) ||
				lacking( `css.selectors.${ name }` ).length > 0
		)
		.sort()
		.join();
}

function faultsOfRule( rule, file ) {
	const faults = [];
	if ( new Set( rule.selectors.map( unknownIn ) ).size > 1 ) {
		faults.push(
			`${ file }: not all browsers know each of these selectors, so they need separate rules: ${ rule.selector }`
		);
	}
	const used = [ ...rule.selector.matchAll( /::?([\w-]+)/g ) ].map(
		( [ , name ] ) => `css.selectors.${ name }`
	);
	const properties = new Set();
	rule.each( ( { prop = '' } ) => properties.add( prop ) );
	rule.each( ( { prop = '', value = '' } ) => {
		for ( const [ , name ] of value.matchAll( /([\w-]+)\(/g ) ) {
			used.push(
				...keys.filter(
					( key ) =>
						key.startsWith( 'css.types.' ) &&
						key.endsWith( `.${ name }` )
				)
			);
		}
		if ( ! properties.has( `-webkit-${ prop }` ) ) {
			used.push(
				`css.properties.${ prop }`,
				...value
					.split( /[\s,]+/ )
					.map( ( word ) => `css.properties.${ prop }.${ word }` )
			);
		}
	} );
	return [ ...faults, ...faultsOf( used, `${ file }, ${ rule.selector }` ) ];
}

function faultsOfStyles( css, file ) {
	const faults = [];
	const sheet = postcss.parse( css );
	sheet.walkAtRules( ( { name, params } ) => {
		const inside = [ ...params.matchAll( /\(([\w-]+)/g ) ].map(
			( [ , feature ] ) => `css.at-rules.${ name }.${ feature }`
		);
		faults.push(
			...faultsOf( [ `css.at-rules.${ name }`, ...inside ], file )
		);
	} );
	sheet.walkRules( ( rule ) => {
		faults.push( ...faultsOfRule( rule, file ) );
	} );
	const before = sheet.toString();
	const after = postcss( [ autoprefixer() ] ).process( sheet, {
		from: join( root, file ),
	} ).css;
	if ( after !== before ) {
		faults.push( `${ file }: autoprefixer has more to add` );
	}
	return faults;
}

/** Syntax is checked by reading the script as ES2022, which all of the browsers know. */
function faultsOfScript( code, file ) {
	const used = [];
	visit( parseScript( code, { ecmaVersion: 2022 } ), ( node ) => {
		if ( node.type === 'Identifier' ) {
			used.push( `api.${ node.name }`, `api.Window.${ node.name }` );
		} else if ( node.type === 'MemberExpression' && ! node.computed ) {
			const { name } = node.property;
			if ( lateMethods.has( name ) ) {
				used.push(
					...keys.filter(
						( key ) => key.match( BUILTIN )?.[ 2 ] === name
					)
				);
			}
			if ( [ 'window', 'self' ].includes( node.object.name ) ) {
				used.push( `api.${ name }`, `api.Window.${ name }` );
			}
			if (
				[ node.object.name, node.object.property?.name ].includes(
					'navigator'
				)
			) {
				used.push( `api.Navigator.${ name }` );
			}
		}
	} );
	return faultsOf( used, file );
}

/** Calls `see` for the nodes of a script's tree, without the names of members and of properties. */
function visit( node, see ) {
	if ( Array.isArray( node ) ) {
		node.forEach( ( each ) => visit( each, see ) );
	} else if ( typeof node?.type === 'string' ) {
		see( node );
		for ( const [ key, value ] of Object.entries( node ) ) {
			const isName =
				[ 'property', 'key' ].includes( key ) && ! node.computed;
			if ( value && typeof value === 'object' && ! isName ) {
				visit( value, see );
			}
		}
	}
}

await main( async () => {
	const faults = [];
	for ( const folder of [ 'theme/build', 'plugin/build' ] ) {
		if ( ! existsSync( join( root, folder ) ) ) {
			throw new Failure( 'There is no build: `npm run build`.' );
		}
		for ( const name of readdirSync( join( root, folder ) ) ) {
			const file = `${ folder }/${ name }`;
			const check = { css: faultsOfStyles, js: faultsOfScript }[
				name.split( '.' ).at( -1 )
			];
			if ( check ) {
				faults.push(
					...check( readFileSync( join( root, file ), 'utf8' ), file )
				);
			}
		}
	}
	// What PHP prints into pages.
	const inlined = await readPhp( 'theme/build/inline.php' );
	for ( const [ name, code ] of Object.entries( inlined ) ) {
		faults.push( ...faultsOfScript( code, `inline script ${ name }` ) );
	}
	const drawings = await readPhp( 'theme/build/drawings.php' );
	for ( const [ name, css ] of Object.entries( drawings ) ) {
		faults.push( ...faultsOfStyles( css, `drawing ${ name }` ) );
	}
	if ( faults.length > 0 ) {
		throw new Failure(
			`The browsers of package.json do not all understand the build:\n${ faults.join( '\n' ) }`
		);
	}
	console.log( 'All browsers of package.json understand the build.' );
} );

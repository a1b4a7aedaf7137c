import { readFileSync, readdirSync } from 'fs';
import { join } from 'path';

/** Names of tokens => colours. */
type Tokens = Record< string, string >;

interface Palette {
	readonly settings: {
		readonly custom: {
			readonly hien: Record< 'light' | 'dark', Tokens >;
		};
	};
}

const styles = readFileSync( join( __dirname, '_tokens.scss' ), 'utf8' );
const theme = join( __dirname, '../../theme' );
const folder = join( theme, 'styles' );

/** The colours of a mixin of _tokens.scss. */
function tokensOf( mixin: string ): Tokens {
	const start = styles.indexOf( `@mixin ${ mixin } {` );
	const body = styles.slice( start, styles.indexOf( '\n}', start ) );
	return Object.fromEntries(
		[ ...body.matchAll( /--hien-([\w-]+): (#[0-9a-f]+)/g ) ].map(
			( [ , name = '', colour = '' ] ) => [ name, colour ]
		)
	);
}

const BASE = {
	light: { ...tokensOf( 'constant' ), ...tokensOf( 'light' ) },
	dark: tokensOf( 'dark' ),
};

const PALETTES = readdirSync( folder ).map( ( file ) => {
	const { settings } = JSON.parse(
		readFileSync( join( folder, file ), 'utf8' )
	) as Palette;
	return [ file, settings.custom.hien ] as const;
} );

/** Relative luminance: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance( colour: string ): number {
	const digits = colour.slice( 1 ).replace( /^(.)(.)(.)$/, '$1$1$2$2$3$3' );
	const [ red = 0, green = 0, blue = 0 ] = [ 0, 2, 4 ].map( ( at ) => {
		const value = parseInt( digits.slice( at, at + 2 ), 16 ) / 255;
		return value <= 0.04045
			? value / 12.92
			: ( ( value + 0.055 ) / 1.055 ) ** 2.4;
	} );
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast( one: string, other: string ): number {
	const [ dark = 0, light = 0 ] = [ one, other ]
		.map( luminance )
		.sort( ( a, b ) => a - b );
	return ( light + 0.05 ) / ( dark + 0.05 );
}

const SURFACES = [ 'bg', 'surface', 'surface-sunken' ];
const TINTS = [ 'surface-strong', 'accent-soft', 'sun-soft' ];

/** What stands on what: text needs 4.5, marks of controls need 3. */
const PAIRS: readonly ( readonly [ number, string, readonly string[] ] )[] = [
	[ 4.5, 'text', [ ...SURFACES, ...TINTS ] ],
	[ 4.5, 'text-2', [ ...SURFACES, ...TINTS ] ],
	[ 4.5, 'text-3', SURFACES ],
	[ 4.5, 'accent', [ ...SURFACES, 'accent-soft', 'sun-soft' ] ],
	[ 4.5, 'accent-hover', SURFACES ],
	[ 4.5, 'on-accent', [ 'accent', 'accent-hover', 'danger' ] ],
	[ 4.5, 'clay', [ 'bg', 'surface', 'clay-soft' ] ],
	[ 4.5, 'on-clay', [ 'clay' ] ],
	[ 4.5, 'sun-text', [ 'sun-soft' ] ],
	[ 4.5, 'danger', [ 'bg', 'surface' ] ],
	[ 4.5, 'night-text', [ 'night', 'night-raised' ] ],
	[ 4.5, 'night-text-strong', [ 'night', 'night-raised' ] ],
	[ 4.5, 'lamp', [ 'night', 'night-raised' ] ],
	[ 4.5, 'on-art', [ 'night', 'night-raised', 'stage' ] ],
	[ 4.5, 'code-text', [ 'code-bg' ] ],
	[ 4.5, 'code-comment', [ 'code-bg' ] ],
	[ 4.5, 'code-keyword', [ 'code-bg' ] ],
	[ 4.5, 'code-string', [ 'code-bg' ] ],
	[ 4.5, 'code-function', [ 'code-bg' ] ],
	[ 4.5, 'code-variable', [ 'code-bg' ] ],
	[ 3, 'focus', SURFACES ],
	[ 3, 'line-strong', [ 'bg', 'surface' ] ],
	[ 3, 'bar', [ 'night' ] ],
];

describe.each( [
	[ 'the style sheets', { light: {}, dark: {} } ] as const,
	...PALETTES,
] )( '%s', ( _, palette ) => {
	const light: Tokens = { ...BASE.light, ...palette.light };
	const dark: Tokens = { ...light, ...BASE.dark, ...palette.dark };

	it.each( [
		[ 'light', light ],
		[ 'dark', dark ],
	] as const )( 'is legible in the %s theme', ( ...[ , tokens ] ) => {
		const weak = PAIRS.flatMap( ( [ least, name, grounds ] ) =>
			grounds
				.filter(
					( ground ) =>
						! (
							contrast(
								tokens[ name ] ?? '',
								tokens[ ground ] ?? ''
							) >= least
						)
				)
				.map( ( ground ) => `${ name } on ${ ground }` )
		);
		expect( weak ).toEqual( [] );
	} );
} );

it.each( PALETTES )(
	'%s changes tokens that are there',
	( _, { light, dark } ) => {
		const known = Object.keys( BASE.light );
		for ( const tokens of [ light, dark ] ) {
			expect( Object.keys( tokens ).length ).toBeGreaterThan( 0 );
			expect( known ).toEqual(
				expect.arrayContaining( Object.keys( tokens ) )
			);
		}
	}
);

it.each( [
	[ 'inc/setup.php', 'accent' ],
	[ 'inc/setup.php', 'bg' ],
	[ 'icon.svg', 'accent' ],
	[ 'parts/ui/logo.php', 'accent' ],
] )( '%s, which no style sheet reaches, has the light %s', ( file, token ) => {
	const text = readFileSync( join( theme, file ), 'utf8' );
	expect( text ).toMatch( new RegExp( `(['"])${ BASE.light[ token ] }\\1` ) );
} );

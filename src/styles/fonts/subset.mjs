/**
 * Makes the fonts of this folder from those of their authors, in the character ranges of ../_fonts.scss and without
 * hints, which are half of a file. Run once, after a change of the ranges, in a folder outside the project:
 *
 *     npm install subset-font@2.9.0 @expo-google-fonts/be-vietnam-pro@0.4.1 @expo-google-fonts/jetbrains-mono@0.4.1
 *     node <project>/src/styles/fonts/subset.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire( `${ process.cwd() }/` );
const subset = require( 'subset-font' );

const FAMILIES = {
	'be-vietnam-pro': {
		'400-normal': '400Regular/BeVietnamPro_400Regular',
		'400-italic': '400Regular_Italic/BeVietnamPro_400Regular_Italic',
		'600-normal': '600SemiBold/BeVietnamPro_600SemiBold',
		'700-normal': '700Bold/BeVietnamPro_700Bold',
	},
	'jetbrains-mono': { '400-normal': '400Regular/JetBrainsMono_400Regular' },
};

/** Accents that move, figures of one width, and pairs; not the alternative letters that no style asks for. */
const FEATURES = [ 'calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk' ];

const styles = readFileSync(
	new URL( '../_fonts.scss', import.meta.url ),
	'utf8'
);

/** The characters of a variable of _fonts.scss such as `$main: "U+0000-00FF, U+0131"`. */
function characters( name ) {
	const [ , ranges ] = styles.match( new RegExp( `\\$${ name }: "(.*)"` ) );
	return ranges
		.split( ', ' )
		.flatMap( ( range ) => {
			const [ first, last = first ] = range
				.slice( 2 )
				.split( '-' )
				.map( ( code ) => parseInt( code, 16 ) );
			return Array.from( { length: last - first + 1 }, ( _, at ) =>
				String.fromCodePoint( first + at )
			);
		} )
		.join( '' );
}

for ( const [ family, faces ] of Object.entries( FAMILIES ) ) {
	for ( const [ face, path ] of Object.entries( faces ) ) {
		const font = readFileSync(
			require.resolve( `@expo-google-fonts/${ family }/${ path }.ttf` )
		);
		for ( const range of [ 'main', 'latin-ext' ] ) {
			writeFileSync(
				new URL(
					`${ family }-${ range }-${ face }.woff2`,
					import.meta.url
				),
				await subset( font, characters( range ), {
					targetFormat: 'woff2',
					noHinting: true,
					keepFeatures: [ ...FEATURES, 'tnum' ],
				} )
			);
		}
	}
}

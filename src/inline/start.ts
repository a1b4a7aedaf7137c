/*
 * Printed after the page: keeps what the visitor presses before the app works. Starts the app and loads the fonts after
 * the first paint, so that their files do not compete with it.
 */
import { writeStorage } from '../lib/storage';
import { FONTS_KEY, fontsSheet } from './fonts-sheet';
import { clickQueue, listenForClicks } from './click-queue';

/** Milliseconds after the load event to start, if the browser reports no paint. */
const PAUSE = 1000;

/** The files of the fonts that every page needs. */
const NEEDED = /pro-main-\d+-normal/;

const { scripts } = window.hienStart ?? { scripts: [] };
let hasStarted = false;

function faceOf( { style }: CSSFontFaceRule ): FontFace {
	const read = ( name: string ) => style.getPropertyValue( name );
	return new FontFace(
		read( 'font-family' ).replace( /['"]/g, '' ),
		read( 'src' ),
		{
			weight: read( 'font-weight' ),
			style: read( 'font-style' ),
			unicodeRange: read( 'unicode-range' ),
			display: 'swap',
		}
	);
}

/**
 * Adds the fonts. Enabling the style sheet would lay out the page twice, before and after the fonts load. So the needed
 * fonts are loaded first, then all are added at once; the browser loads the others when a page shows their characters.
 */
async function addFonts( sheet: CSSStyleSheet ): Promise< void > {
	const rules = [ ...sheet.cssRules ].filter(
		( rule ) => rule instanceof CSSFontFaceRule
	);
	const faces = rules.map( faceOf );
	await Promise.allSettled(
		faces
			.filter( ( _, index ) =>
				NEEDED.test(
					rules[ index ]?.style.getPropertyValue( 'src' ) ?? ''
				)
			)
			.map( ( face ) => face.load() )
	);
	faces.forEach( ( face ) => document.fonts.add( face ) );
	writeStorage( 'localStorage', FONTS_KEY, window.hienFonts ?? '' );
}

function start(): void {
	if ( hasStarted ) {
		return;
	}
	hasStarted = true;
	scripts.forEach( ( src, index ) => {
		const script = document.createElement( 'script' );
		// Otherwise inserted scripts run in any order.
		script.async = false;
		script.src = src;
		// The entry requests the others again.
		if ( index === scripts.length - 1 ) {
			script.onerror = clickQueue.fail;
		}
		document.head.append( script );
	} );
	const style = fontsSheet();
	if ( style?.sheet && style.media ) {
		addFonts( style.sheet ).catch( () => {
			style.media = 'all';
		} );
	}
}

window.hienClicks = clickQueue;
listenForClicks();
window.addEventListener( 'load', () => setTimeout( start, PAUSE ) );
try {
	// The load event may come before the first paint.
	new PerformanceObserver( start ).observe( {
		type: 'paint',
		buffered: true,
	} );
} catch {
	// Browsers without paint timing start after the load event.
}

/*
 * Printed at the end of <body>: starts the app and loads the fonts after the first paint, so that their files do not
 * compete with it. Keeps the button that is pressed meanwhile: the app presses it again (app/start.tsx).
 */
import { writeStorage } from '../lib/storage';
import { FONTS_KEY, fontsSheet } from './fonts-sheet';

/** How long after the load event to start where the browser reports no paint, milliseconds. */
const PAUSE = 1000;

/** What does nothing without the app, or what only the app does without leaving the page. */
const BUTTON = 'button[type=button],a[href*="#respond"]';

/** The files of the fonts that every page needs. */
const NEEDED = /pro-main-\d+-normal/;

const { scripts, fonts } = window.hienStart ?? { scripts: [], fonts: '' };
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
 * Turning the style sheet on would lay the whole page out twice, before and after the fonts are loaded. So the needed
 * ones are loaded first, then all are added at once; the browser loads the others when a page shows their letters.
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
	writeStorage( 'localStorage', FONTS_KEY, fonts );
}

function start(): void {
	if ( hasStarted ) {
		return;
	}
	hasStarted = true;
	for ( const src of scripts ) {
		const script = document.createElement( 'script' );
		// Added scripts run in any order otherwise.
		script.async = false;
		script.src = src;
		document.head.append( script );
	}
	const style = fontsSheet();
	if ( style?.sheet && style.media ) {
		addFonts( style.sheet ).catch( () => {
			style.media = 'all';
		} );
	}
}

document.addEventListener( 'click', ( event ) => {
	const { target, ctrlKey, metaKey, shiftKey } = event;
	if (
		window.hienEarlyButton === null ||
		ctrlKey ||
		metaKey ||
		shiftKey ||
		! ( target instanceof Element )
	) {
		return;
	}
	const button = target.closest< HTMLElement >( BUTTON );
	if ( button ) {
		event.preventDefault();
		window.hienEarlyButton = button;
	}
} );
window.addEventListener( 'load', () => setTimeout( start, PAUSE ) );
try {
	// The load event says nothing about the paint: on a fast network it comes first.
	new PerformanceObserver( start ).observe( {
		type: 'paint',
		buffered: true,
	} );
} catch {
	// Browsers without paint timing start after the load event.
}

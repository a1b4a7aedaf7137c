/*
 * Printed in the head, after the style sheet of the fonts. Keeps what is pressed before start.ts works. If this browser has not
 * loaded the fonts before, it disables the style sheet: text is shown at once in a local font of the same size, and start.ts
 * loads the fonts.
 */
import { readStorage } from '../lib/storage';
import { recordEarlyClicks } from './early-clicks';
import { FONTS_KEY, fontsSheet } from './fonts-sheet';

recordEarlyClicks();
const sheet = fontsSheet();
if ( sheet && readStorage( 'localStorage', FONTS_KEY ) !== window.hienFonts ) {
	sheet.media = 'not all';
}

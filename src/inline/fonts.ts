/*
 * Printed after the style sheet of the fonts. Where this browser has not loaded them before, it turns the style sheet
 * off: text is shown at once in a local font of the same size, and start.ts loads the fonts.
 */
import { readStorage } from '../lib/storage';
import { FONTS_KEY, fontsSheet } from './fonts-sheet';

const sheet = fontsSheet();
if (
	sheet &&
	readStorage( 'localStorage', FONTS_KEY ) !== window.hienStart?.fonts
) {
	sheet.media = 'not all';
}

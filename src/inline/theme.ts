/*
 * Printed first in <head>: applies the visitor's choice of light or dark before the first paint.
 */
import { readStorage } from '../lib/storage';
import { THEME_KEY } from '../lib/theme';

const theme = readStorage( 'localStorage', THEME_KEY );
if ( theme === 'light' || theme === 'dark' ) {
	document.documentElement.dataset[ 'theme' ] = theme;
}

/** localStorage key of the version of the fonts that this browser has loaded. */
export const FONTS_KEY = 'hien-fonts';

/** The style sheet of the fonts; null if another plugin has removed it. */
export function fontsSheet(): HTMLStyleElement | null {
	return document.querySelector< HTMLStyleElement >( 'style#hien-fonts' );
}

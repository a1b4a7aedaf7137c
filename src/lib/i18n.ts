import { setLocaleData } from '@wordpress/i18n';
import { boot } from './boot';

/** Loads the translations of the boot data. Vietnamese is the source language, so only other languages have any. */
export function loadMessages(): void {
	setLocaleData( boot().messages, 'hien' );
}

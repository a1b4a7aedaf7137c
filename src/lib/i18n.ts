import { setLocaleData } from '@wordpress/i18n';
import { boot } from './boot';

/** Vietnamese is the source language; only a translated site has messages. */
export function loadMessages(): void {
	setLocaleData( boot().messages, 'hien' );
}

import type { ChatRulesState } from '../../contract/types';
import type { Section } from './form';

interface PageData {
	/** The site's URL, without a trailing slash. */
	readonly home: string;
	readonly sections: readonly Section[];
	readonly chat: {
		readonly rules: string;
		/** Whether the owner has published them, as of the last check of the connection. */
		readonly state: ChatRulesState;
		/** Constants of wp-config.php that override the fields. */
		readonly constants: readonly string[];
	};
}

declare global {
	interface Window {
		/** Printed by Settings_Page.php. */
		readonly hienSettings: PageData;
	}
}

export function pageData(): PageData {
	return window.hienSettings;
}

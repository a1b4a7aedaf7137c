import type { Section } from './form';

interface Declared {
	/** The site's address, without a slash at its end. */
	readonly home: string;
	/** Where the author's name and bio are edited. */
	readonly profile: string;
	readonly sections: readonly Section[];
	readonly chat: {
		/** Security rules of the database, as text. */
		readonly rules: string;
		/** Constants of wp-config.php that count instead of the fields. */
		readonly constants: readonly string[];
	};
}

declare global {
	interface Window {
		/** What Settings_Page.php prints. */
		readonly hienSettings: Declared;
	}
}

export function declared(): Declared {
	return window.hienSettings;
}

import type { Field } from '../fields/field';

interface Panel {
	readonly title: string;
	readonly fields: readonly Field[];
}

declare global {
	interface Window {
		/** What Editor_Panel.php prints for the content that is edited. */
		readonly hienEditor: Panel;
	}
}

export function panel(): Panel {
	return window.hienEditor;
}

import type { Field } from '../fields/field';
import type { Rule, Taken } from './rules';

interface Panel {
	readonly title: string;
	/** Whether the author puts the items of the list in order. */
	readonly has_order: boolean;
	readonly fields: readonly Field[];
	readonly rules: readonly Rule[];
	readonly taken: readonly Taken[];
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

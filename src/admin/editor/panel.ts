import type { Field } from '../fields/field';
import type { Rule, Taken } from './rules';

interface Panel {
	readonly title: string;
	/** Whether the author sorts the list of these items. */
	readonly has_order: boolean;
	readonly fields: readonly Field[];
	readonly rules: readonly Rule[];
	readonly taken: readonly Taken[];
}

declare global {
	interface Window {
		/** Printed by Editor_Panel.php for the edited content. */
		readonly hienEditor: Panel;
	}
}

export function panel(): Panel {
	return window.hienEditor;
}

import type { Field } from '../fields/field';
import type { Rule, Taken } from './rules';

/** A member's question, as plugin/includes/Faqs/Questions.php has it. */
interface Question {
	/** '' where the account is gone, like the address. */
	readonly name: string;
	readonly email: string;
	/** What the member wrote beside the question; '' for nothing. */
	readonly details: string;
}

interface Panel {
	readonly title: string;
	/** Whether the author sorts the list of these items. */
	readonly has_order: boolean;
	readonly fields: readonly Field[];
	readonly rules: readonly Rule[];
	readonly taken: readonly Taken[];
	/** Null where no member asked. */
	readonly asked: Question | null;
}

declare global {
	interface Window {
		/** Printed by Editor_Panel.php for the edited content. */
		readonly hienEditor: Panel;
	}
}

export function panelData(): Panel {
	return window.hienEditor;
}

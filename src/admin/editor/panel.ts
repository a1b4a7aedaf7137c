import type { Field } from '../fields/field';
import type { Rule, Taken } from './rules';

/** A member's question, as plugin/includes/Faqs/Questions.php has it. */
interface Question {
	/** '' if the account was deleted; `email` is '' then as well. */
	readonly name: string;
	readonly email: string;
	/** The details that the member added; '' for none. */
	readonly details: string;
}

interface Panel {
	readonly title: string;
	/** Whether the author sorts the list of these items. */
	readonly has_order: boolean;
	readonly fields: readonly Field[];
	readonly rules: readonly Rule[];
	readonly taken: readonly Taken[];
	/** Null if the content is no question of a member. */
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

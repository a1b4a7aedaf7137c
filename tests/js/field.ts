import type { Field } from '../../src/admin/fields/field';

/** A field as the server declares it: a line of text that may be empty. */
export function field( overrides: Partial< Field > = {} ): Field {
	return {
		key: 'link',
		type: 'text',
		label: 'Liên kết',
		help: '',
		media: '',
		pattern: '',
		choices: {},
		post_type: '',
		required: false,
		fallback: '',
		completions: {},
		...overrides,
	};
}

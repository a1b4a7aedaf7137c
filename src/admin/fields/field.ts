import type { FieldType } from '../../contract/fields';

/** A field of a content type or of the settings, as plugin/includes/Content/Field.php declares it. */
export interface Field {
	/** Meta key, or key of a setting. */
	readonly key: string;
	readonly type: FieldType;
	readonly label: string;
	readonly help: string;
	/** For 'media': 'image', 'video', 'audio', or '' for any file. */
	readonly media: string;
	/** For 'text', 'point' and 'time': the regular expression that a value must match; '' for any value. */
	readonly pattern: string;
	/** For 'choice' and 'icon': value => label. */
	readonly choices: Readonly< Record< string, string > >;
	/** For 'post'. */
	readonly post_type: string;
	readonly required: boolean;
	/** The default, used and shown while the field is empty; '' for none. For 'category': the default, shown once it exists. */
	readonly fallback: string | number;
	/** Completes short input, such as a missing scheme: regular expression => replacement. */
	readonly completions: Readonly< Record< string, string > >;
}

/** What the controls of all kinds of fields have in common. */
export interface ControlProps {
	readonly label: string;
	readonly help: string;
	readonly 'aria-invalid': boolean;
	readonly __nextHasNoMarginBottom: true;
}

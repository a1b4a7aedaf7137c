/** A field of a content type or of the settings, as plugin/includes/Content/Field.php declares it. */
export interface Field {
	/** Meta key, or key of a setting. */
	readonly key: string;
	readonly type:
		| 'media'
		| 'url'
		| 'money'
		| 'date'
		| 'text'
		| 'lines'
		| 'link'
		| 'point'
		| 'email'
		| 'choice'
		| 'icon'
		| 'category'
		| 'post'
		| 'user'
		| 'secret'
		| 'code'
		| 'secret_code';
	readonly label: string;
	readonly help: string;
	/** For 'media': 'image', 'video', 'audio', or '' for any file. */
	readonly media: string;
	/** For 'text' and 'point': the regular expression that a value fits, '' for any. */
	readonly pattern: string;
	/** For 'choice' and 'icon': value => label. */
	readonly choices: Readonly< Record< string, string > >;
	/** For 'post'. */
	readonly post_type: string;
	readonly required: boolean;
	/** The value that is used and shown while the field is empty; '' for none. */
	readonly fallback: string | number;
	/** How a short text is completed: regular expression => replacement. */
	readonly completions: Readonly< Record< string, string > >;
}

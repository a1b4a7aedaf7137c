/** A field of a content type or of the settings, as plugin/includes/Content/Field.php declares it. */
export interface Field {
	/** Meta key, or key of a setting. */
	readonly key: string;
	readonly type:
		| 'media'
		| 'url'
		| 'number'
		| 'date'
		| 'text'
		| 'lines'
		| 'link'
		| 'email'
		| 'choice'
		| 'category'
		| 'post'
		| 'user';
	readonly label: string;
	readonly help: string;
	/** For 'media': 'image', 'video', 'audio', or '' for any file. */
	readonly media: string;
	/** For 'text': the regular expression that a value fits, '' for any. */
	readonly pattern: string;
	/** For 'choice': value => label. */
	readonly choices: Readonly< Record< string, string > >;
	/** For 'post'. */
	readonly post_type: string;
	readonly required: boolean;
}

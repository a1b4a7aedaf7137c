/** The id of a field's control, the same as in the server's HTML. */
export function fieldId( form: string, name: string ): string {
	return `hien-${ form }-${ name }`;
}

/** The id of a field's control, as the server prints it. */
export function fieldId( form: string, name: string ): string {
	return `hien-${ form }-${ name }`;
}

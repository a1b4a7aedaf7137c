export function htmlToText( html: string ): string {
	const { body } = new DOMParser().parseFromString( html, 'text/html' );
	return body.textContent ?? '';
}

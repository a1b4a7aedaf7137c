import { loadDocument } from './load-document';

/** Leaves the app for a form of WordPress; fields are sent to its absolute URL by POST, without any it is opened. */
export function openForm(
	url: string,
	fields: Readonly< Record< string, unknown > >
): void {
	const typed = Object.entries( fields );
	if ( typed.length === 0 ) {
		loadDocument( url );
		return;
	}
	const form = document.createElement( 'form' );
	form.method = 'post';
	form.action = url;
	form.hidden = true;
	for ( const [ name, value ] of typed ) {
		const field = document.createElement( 'textarea' ); // An <input> would lose line breaks.
		field.name = name;
		field.value = String( value );
		form.append( field );
	}
	document.body.append( form );
	form.submit();
	form.remove();
}

import { Fragment } from 'react';

/** The entities that esc_html() prints. */
const ENTITIES: Readonly< Record< string, string > > = {
	'&lt;': '<',
	'&gt;': '>',
	'&quot;': '"',
	'&#039;': "'",
	'&amp;': '&',
};

function plain( escaped: string ): string {
	return escaped.replace(
		/&(?:lt|gt|quot|#039|amp);/g,
		( entity ) => ENTITIES[ entity ] ?? entity
	);
}

/** Text in which `mark` is the only tag, as the REST resource `search` returns it. */
export function Marked( { html }: { readonly html: string } ) {
	return html.split( /<\/?mark>/ ).map( ( piece, index ) =>
		// Every second piece was inside a `mark`.
		index % 2 === 1 ? (
			<mark key={ index }>{ plain( piece ) }</mark>
		) : (
			<Fragment key={ index }>{ plain( piece ) }</Fragment>
		)
	);
}

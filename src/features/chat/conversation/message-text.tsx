import { Fragment } from 'react';
import { externalRel } from '../../../lib/paths';

const LINK = /(https?:\/\/[^\s<>"“”]+)/i;

/** Closing bracket => its opening one. */
const BRACKETS: Readonly< Record< string, string > > = {
	')': '(',
	']': '[',
	'}': '{',
};

/** Whether the last character of an address belongs to the sentence: punctuation, or a bracket that was not opened in it. */
function endsWithPunctuation( address: string ): boolean {
	const last = address.slice( -1 );
	const opening = BRACKETS[ last ];
	return opening
		? address.split( last ).length > address.split( opening ).length
		: ".,;:!?…'’".includes( last );
}

function Link( { text }: { readonly text: string } ) {
	let end = text.length;
	while ( endsWithPunctuation( text.slice( 0, end ) ) ) {
		end--;
	}
	const address = text.slice( 0, end );
	// Phone keyboards capitalise the first letter.
	const href = address.replace( /^https?/i, ( scheme ) =>
		scheme.toLowerCase()
	);
	const rel = externalRel( href );
	return (
		<>
			<a
				href={ href }
				rel={ rel && `${ rel } nofollow ugc` }
				target={ rel && '_blank' }
			>
				{ address }
			</a>
			{ text.slice( end ) }
		</>
	);
}

/** The words of a message: addresses are links, everything else is text. */
export function MessageText( { text }: { readonly text: string } ) {
	return (
		<>
			{ text
				.split( LINK )
				.map( ( part, index ) =>
					index % 2 === 1 ? (
						<Link key={ index } text={ part } />
					) : (
						<Fragment key={ index }>{ part }</Fragment>
					)
				) }
		</>
	);
}

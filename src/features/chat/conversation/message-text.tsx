import { Fragment } from 'react';
import { outsideRel } from '../../../lib/paths';

const LINK = /(https?:\/\/[^\s<>"']+)/;

/** Punctuation after an address belongs to the sentence. */
const PUNCTUATION = /[.,;:!?)\]}…]+$/;

function Link( { address }: { readonly address: string } ) {
	const href = address.replace( PUNCTUATION, '' );
	const rel = outsideRel( href );
	return (
		<>
			<a
				href={ href }
				rel={ rel && `${ rel } nofollow ugc` }
				target={ rel && '_blank' }
			>
				{ href }
			</a>
			{ address.slice( href.length ) }
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
						<Link key={ index } address={ part } />
					) : (
						<Fragment key={ index }>{ part }</Fragment>
					)
				) }
		</>
	);
}

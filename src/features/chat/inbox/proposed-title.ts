import type { Message } from '../conversation/message';

const LENGTH = 120;

/** Proposes a title for a question: the first words of the member in the chosen messages. */
export function proposedTitle( chosen: readonly Message[] ): string {
	const question =
		chosen.find( ( { type } ) => type === 'user' ) ?? chosen[ 0 ];
	const words = ( question?.message ?? '' ).replace( /\s+/g, ' ' ).trim();
	return words.length <= LENGTH
		? words
		: `${ words.slice( 0, LENGTH ).replace( /\s\S*$/, '' ) }…`;
}

import type { Message } from '../conversation/message';

const LENGTH = 120;

/** Proposes the title of an FAQ: the beginning of the first selected message of the member. */
export function proposedTitle( chosen: readonly Message[] ): string {
	const question =
		chosen.find( ( { type } ) => type === 'user' ) ?? chosen[ 0 ];
	const words = ( question?.message ?? '' ).replace( /\s+/g, ' ' ).trim();
	return words.length <= LENGTH
		? words
		: `${ words.slice( 0, LENGTH ).replace( /\s\S*$/, '' ) }…`;
}

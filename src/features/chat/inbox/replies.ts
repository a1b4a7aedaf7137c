import { fold } from '../../../lib/fold';
import type { SavedReply } from '../../../contract/types';

/** `/` and words at the end of a text; the `/` begins the text or follows a space. */
const COMMAND = /(?:^|\s)\/([^\n/]{0,40})$/;

interface Command {
	/** Index of its `/` in the text. */
	readonly start: number;
	/** The text after the `/`, which filters the saved replies. */
	readonly words: string;
}

/** Finds the `/` command before the caret; null if there is none. */
export function commandAt( text: string, caret: number ): Command | null {
	const words = COMMAND.exec( text.slice( 0, caret ) )?.[ 1 ];
	return words === undefined
		? null
		: { start: caret - words.length - 1, words };
}

/** Filters saved replies by title or text, with or without accents. Matches of the title come first. */
export function matchingReplies(
	replies: readonly SavedReply[],
	words: string
): SavedReply[] {
	const wanted = fold( words );
	const byTitle = replies.filter( ( { title } ) =>
		fold( title ).includes( wanted )
	);
	const byText = replies.filter(
		( reply ) =>
			! byTitle.includes( reply ) && fold( reply.text ).includes( wanted )
	);
	return [ ...byTitle, ...byText ];
}

/** Replaces the `/` command before the caret by a reply. Returns the text, and the caret after the reply. */
export function insertReply(
	text: string,
	caret: number,
	reply: string
): { readonly text: string; readonly caret: number } {
	const { start } = commandAt( text, caret ) ?? { start: caret };
	return {
		text: text.slice( 0, start ) + reply + text.slice( caret ),
		caret: start + reply.length,
	};
}

import { fold } from '../../../lib/fold';
import type { SavedReply } from '../../../contract/types';

/** `/` and words at the end of a text; the `/` begins the text or follows a space. */
const COMMAND = /(?:^|\s)\/([^\n/]{0,40})$/;

/** Returns the words between `/` and the caret, which search in the saved answers; null where there is no `/`. */
export function commandAt( text: string, caret: number ): string | null {
	return COMMAND.exec( text.slice( 0, caret ) )?.[ 1 ] ?? null;
}

/** Finds saved answers by their title or text, with or without accents. Matches of the title come first. */
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

/** Replaces the `/` and its words with a saved answer. Returns the new text, and the caret behind the answer. */
export function insertReply(
	text: string,
	caret: number,
	reply: string
): { readonly text: string; readonly caret: number } {
	const words = commandAt( text, caret );
	const start = words === null ? caret : caret - words.length - 1;
	return {
		text: text.slice( 0, start ) + reply + text.slice( caret ),
		caret: start + reply.length,
	};
}

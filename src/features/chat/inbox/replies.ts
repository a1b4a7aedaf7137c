import { fold } from '../../../lib/fold';
import type { SavedReply } from '../../../contract/types';

/** The `/` and what follows it, at the beginning of the text or after a space, up to the caret. */
const COMMAND = /(?:^|\s)\/([^\n/]{0,40})$/;

/** What is searched for among the saved answers: the words after `/` before the caret; null where there are none. */
export function commandAt( text: string, caret: number ): string | null {
	return COMMAND.exec( text.slice( 0, caret ) )?.[ 1 ] ?? null;
}

/** The saved answers whose title or text contains some words, with or without their accents; those by title first. */
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

/** The text with a saved answer in the place of the `/` and its words, and where the caret is then. */
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

import { boot } from '../../lib/boot';
import { OUTBOX_PREFIX } from '../../lib/forget-drafts';
import { readStorage } from '../../lib/storage';

/** In the stored JSON of conversation/outbox.ts, an entry that waits to be sent. Texts of messages have \" for each ". */
const WAITS = '"refusal":null';

/** Storage key of the signed-in user's unsent messages to the conversation of a member. */
export function outboxName( uid: string ): string {
	return `${ OUTBOX_PREFIX }${ boot().user?.id ?? '' }-${ uid }`;
}

/** Whether a message of the signed-in user to the conversation of a member waits to be sent, as from an earlier page. */
export function hasUnsent( uid: string ): boolean {
	return !! readStorage( 'localStorage', outboxName( uid ) )?.includes(
		WAITS
	);
}

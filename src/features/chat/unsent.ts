import { boot } from '../../lib/boot';
import { OUTBOX_PREFIX } from '../../lib/forget-drafts';
import { readStorage } from '../../lib/storage';

/** How an entry of conversation/outbox.ts is stored that is not refused; words that somebody wrote have \" for each ". */
const WAITS = '"refusal":null';

/** Storage key of what the signed-in user has not sent yet into the conversation of a member. */
export function outboxName( uid: string ): string {
	return `${ OUTBOX_PREFIX }${ boot().user?.id ?? '' }-${ uid }`;
}

/** Whether something of the signed-in user waits to be sent into the conversation of a member, as from an earlier page. */
export function hasUnsent( uid: string ): boolean {
	return !! readStorage( 'localStorage', outboxName( uid ) )?.includes(
		WAITS
	);
}

import type { Session } from '../connection-state';
import { otherSide } from './message';
import type { Message, Side } from './message';

/**
 * Marks what the other side has written in the conversation of `uid` as read, if anything is unread. `count`: the
 * unread counter of the reader's side, greater than 0 also where the author has marked it as unread.
 */
export async function markRead(
	{ sdk, database }: Session,
	uid: string,
	side: Side,
	messages: readonly Message[],
	count = 0
): Promise< void > {
	const unread = messages.filter(
		( { type, isRead } ) => type === otherSide( side ) && ! isRead
	);
	if ( unread.length === 0 && count === 0 ) {
		return;
	}
	const counter = side === 'Admin' ? 'unreadAdmin' : 'unreadUser';
	await sdk.update( sdk.ref( database ), {
		...Object.fromEntries(
			unread.map( ( { key } ) => [
				`chats/${ uid }/${ key }/isRead`,
				true,
			] )
		),
		[ `threads/${ uid }/${ counter }` ]: 0,
	} );
}

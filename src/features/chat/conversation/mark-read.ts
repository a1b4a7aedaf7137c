import type { Session } from '../connection';
import { otherSide } from './message';
import type { Message, Side } from './message';

/**
 * Marks the messages of the other side as read, in the conversation of the member `uid`. It writes nothing if none is
 * unread. `side` is the side of the reader. `count` is the unread counter of the thread, which is also greater than 0
 * if the author has marked a read conversation as unread.
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

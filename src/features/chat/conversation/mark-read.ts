import type { Session } from '../connection';
import { otherSide } from './message';
import type { Message, Side } from './message';

/**
 * Says that one side has read what the other has written. Nothing is written where nothing is unread; `count` is what
 * lists say, for the author may mark as unread what has been read.
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

import { useEffect, useMemo } from 'react';
import { useSession } from '../site-connection';
import { otherSide } from './message';
import type { Message, Side } from './message';

interface Typing {
	/** Whether the other side is typing. */
	readonly isOtherTyping: boolean;
	/** Call it at every change of the text. */
	readonly type: () => void;
	readonly stop: () => void;
}

/** Whether the other side of a conversation is typing, and functions that show it that the user is typing. */
export function useTyping(
	uid: string,
	side: Side,
	messages: readonly Message[]
): Typing {
	const { sdk, database, me } = useSession() ?? {};
	const typing = useMemo(
		() =>
			sdk && database ? sdk.createTyping( { sdk, database }, uid ) : null,
		[ sdk, database, uid ]
	);
	useEffect( () => typing?.stop, [ typing ] );
	const latest = messages.filter( ( { type } ) => type === side ).at( -1 );
	// The database rules let only its writer set the flag. So of several users who answer, only the last writer shows as
	// typing.
	const key = latest?.user_id === me?.uid ? latest?.key : undefined;
	return {
		isOtherTyping: messages.some(
			( { type, isOnPress } ) => isOnPress && type === otherSide( side )
		),
		type: () => typing?.type( key ),
		stop: () => typing?.stop(),
	};
}

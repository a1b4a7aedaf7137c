import { useEffect, useMemo } from 'react';
import { useSession } from '../site-connection';
import { otherSide } from './message';
import type { Message, Side } from './message';

interface Typing {
	/** Whether the other side is typing. */
	readonly isOtherTyping: boolean;
	/** To be called at every change of the text. */
	readonly type: () => void;
	readonly stop: () => void;
}

/** Whether the other side of a conversation is typing; and functions that tell it that the user is typing. */
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
	// The rules let nobody but its writer flag it: of several who answer, the last one shows dots.
	const key = latest?.user_id === me?.uid ? latest?.key : undefined;
	return {
		isOtherTyping: messages.some(
			( { type, isOnPress } ) => isOnPress && type === otherSide( side )
		),
		type: () => typing?.type( key ),
		stop: () => typing?.stop(),
	};
}

import { useEffect, useMemo } from 'react';
import { useSession } from '../site-connection';
import { otherSide } from './message';
import type { Message, Side } from './message';
import { createTyping } from './typing';

interface Typing {
	/** Whether the other side is typing. */
	readonly isOtherTyping: boolean;
	/** To be called at every input. */
	readonly type: () => void;
	readonly stop: () => void;
}

/** Who is typing in a conversation. */
export function useTyping(
	uid: string,
	side: Side,
	messages: readonly Message[]
): Typing {
	const { sdk, database, me } = useSession() ?? {};
	const typing = useMemo(
		() =>
			sdk && database ? createTyping( { sdk, database }, uid ) : null,
		[ sdk, database, uid ]
	);
	useEffect( () => typing?.stop, [ typing ] );
	const own = messages
		.filter( ( each ) => each.user_id === me?.uid )
		.at( -1 )?.key;
	return {
		isOtherTyping: messages.some(
			( { type, isOnPress } ) => isOnPress && type === otherSide( side )
		),
		type: () => typing?.type( own ),
		stop: () => typing?.stop(),
	};
}

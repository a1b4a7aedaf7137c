import { useEffect, useMemo, useState } from 'react';
import { useSession } from '../site-connection';
import { otherSide } from './message';
import type { Message, Side } from './message';

/**
 * Milliseconds for which the other side is shown as typing at most: the database may not notice for minutes that their
 * connection is dead, and keeps their flag.
 */
const LONGEST = 60_000;

interface Typing {
	readonly isOtherTyping: boolean;
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
	const isFlagged = messages.some(
		( { type, isOnPress } ) => isOnPress && type === otherSide( side )
	);
	const [ isFresh, setFresh ] = useState( true );
	useEffect( () => {
		setFresh( true );
		const timer = setTimeout( setFresh, LONGEST, false );
		return () => clearTimeout( timer );
	}, [ isFlagged ] );
	return {
		isOtherTyping: isFlagged && isFresh,
		type: () => typing?.type( key ),
		stop: () => typing?.stop(),
	};
}

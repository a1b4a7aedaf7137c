import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { readStorage, writeStorage } from '../../../lib/storage';
import type { ListedThread, Threads } from './threads';

const STORAGE_KEY = 'hien-chat-notifications';

type Notifications = 'unsupported' | 'refused' | 'off' | 'on';

function currentState(): Notifications {
	if ( ! ( 'Notification' in window ) ) {
		return 'unsupported';
	}
	if ( Notification.permission === 'denied' ) {
		return 'refused';
	}
	return Notification.permission === 'granted' &&
		readStorage( 'localStorage', STORAGE_KEY ) === 'on'
		? 'on'
		: 'off';
}

/** The conversations in which a member has written after the newest known message (milliseconds). */
export function newlyUnread(
	threads: Threads,
	lastSeen: number
): ListedThread[] {
	return [ ...threads.values() ].filter(
		( { lastAt, lastType, unreadAdmin } ) =>
			lastType === 'user' && unreadAdmin > 0 && lastAt > lastSeen
	);
}

/** Shows a notification. Returns null if the constructor throws, as on Android. */
export function notify(
	title: string,
	options: NotificationOptions
): Notification | null {
	try {
		return new Notification( title, options );
	} catch {
		return null;
	}
}

/**
 * Notifies the author of new messages while the window is hidden. `threads` is null until loaded; the first are not
 * new. Returns the state, and a function that switches it.
 */
export function useNotifications(
	threads: Threads | null
): readonly [ Notifications, () => Promise< void > ] {
	const [ state, setState ] = useState( currentState );
	/** Time of the newest message that is known; null before the conversations are loaded. */
	const lastSeen = useRef< number | null >( null );
	const navigate = useNavigate();

	useEffect( () => {
		if ( ! threads ) {
			return;
		}
		const before = lastSeen.current;
		lastSeen.current = Math.max(
			before ?? 0,
			...[ ...threads.values() ].map( ( { lastAt } ) => lastAt )
		);
		if ( state !== 'on' || before === null || ! document.hidden ) {
			return;
		}
		for ( const { uid, name, avt, last } of newlyUnread(
			threads,
			before
		) ) {
			// The tag replaces an earlier notification of the same conversation.
			const notification = notify( name, {
				body: last,
				icon: avt,
				tag: `hien-chat-${ uid }`,
			} );
			if ( ! notification ) {
				writeStorage( 'localStorage', STORAGE_KEY, null );
				setState( 'unsupported' );
				return;
			}
			notification.onclick = () => {
				window.focus();
				navigate( `/chat/${ uid }` );
				notification.close();
			};
		}
	}, [ threads, state, navigate ] );

	async function toggle(): Promise< void > {
		const isWanted = state !== 'on';
		writeStorage( 'localStorage', STORAGE_KEY, isWanted ? 'on' : null );
		if ( isWanted && Notification.permission === 'default' ) {
			await Notification.requestPermission();
		}
		setState( currentState() );
	}

	return [ state, toggle ];
}

import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { readStorage, writeStorage } from '../../../lib/storage';
import { keepConnected } from '../watch-activity';
import type { ListedThread, Threads } from './threads';

const STORAGE_KEY = 'hien-chat-notifications';

export type Notifications = 'unsupported' | 'refused' | 'off' | 'on';

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

/**
 * Returns the conversations with an unread message that is newer than the known last one.
 *
 * @param before  Time of the known last message of each conversation, by uid.
 * @param threads The conversations now.
 */
export function newlyUnread(
	before: ReadonlyMap< string, number >,
	threads: Threads
): ListedThread[] {
	return [ ...threads.values() ].filter(
		( { uid, lastAt, lastType, unreadAdmin } ) =>
			lastType === 'user' &&
			unreadAdmin > 0 &&
			lastAt > ( before.get( uid ) ?? 0 )
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
 * Notifies the author of new messages by the browser, while the window is hidden.
 *
 * @param threads Null until they are loaded; the first ones are not new.
 * @return Whether notifications are on, and a function that switches them.
 */
export function useNotifications(
	threads: Threads | null
): readonly [ Notifications, () => Promise< void > ] {
	const [ state, setState ] = useState( currentState );
	const seen = useRef< ReadonlyMap< string, number > | null >( null );
	const navigate = useNavigate();

	useEffect(
		() => ( state === 'on' ? keepConnected() : undefined ),
		[ state ]
	);

	useEffect( () => {
		if ( ! threads ) {
			return;
		}
		const before = seen.current;
		seen.current = new Map(
			[ ...threads.values() ].map( ( { uid, lastAt } ) => [
				uid,
				lastAt,
			] )
		);
		if ( state !== 'on' || ! before || ! document.hidden ) {
			return;
		}
		for ( const { uid, name, avt, last } of newlyUnread(
			before,
			threads
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

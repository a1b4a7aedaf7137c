import { useEffect, useRef, useSyncExternalStore } from 'react';
import { boot } from '../../../lib/boot';
import { hasUnsavedText } from '../../../lib/unsaved-text';
import { listenTo } from '../../../lib/listeners';
import { logError } from '../../../lib/log-error';
import { siteKey } from '../../../lib/site-key';
import { readStorage, writeStorage } from '../../../lib/storage';
import type { Thread } from '../conversation/message';

/** Storage key of the time of the newest message for which the chat was open, so that no other tab opens for it. */
const KEY = 'chat-opened';

/** A focused field, even if it is empty or a search field. */
const FIELD = ':is(input, textarea, select, [contenteditable]):focus';

/** Dialogs and panels of the header, which the chat would cover. */
const OVERLAYS = 'dialog[open], .hien-panel';

const MUTED = 'hien-chat-muted';

export function isMuted(): boolean {
	return readStorage( 'localStorage', MUTED ) !== null;
}

export function setMuted( isOff: boolean ): void {
	writeStorage( 'localStorage', MUTED, isOff ? '1' : null );
}

const subscribe = listenTo( document, 'visibilitychange' );

export function useIsHidden(): boolean {
	return useSyncExternalStore( subscribe, () => document.hidden );
}

const importSound = () =>
	import( /* webpackChunkName: "chat-sound" */ './sound' );

function usePreparedSound( isNeeded: boolean ): void {
	useEffect( () => {
		if ( ! isNeeded ) {
			return;
		}
		let isOver = false;
		let stop = () => {};
		importSound().then( ( { prepareSound } ) => {
			stop = isOver ? stop : prepareSound();
		}, logError );
		return () => {
			isOver = true;
			stop();
		};
	}, [ isNeeded ] );
}

function isBusy(): boolean {
	return (
		hasUnsavedText() ||
		document.querySelector( `${ FIELD }, ${ OVERLAYS }` ) !== null
	);
}

/** Plays a sound for a new message of the author, and opens the chat: once, in a visible tab, unless one is busy. */
export function useNewMessages(
	thread: Thread | null | undefined,
	isOpen: boolean,
	open: () => void
): void {
	/** Time of the newest message that has had its sound, or needs none; null before the thread is known. */
	const lastHeardAt = useRef< number | null >( null );
	/** The value of KEY, for browsers that forbid storage. */
	const lastOpenedFor = useRef( 0 );
	const isHidden = useIsHidden();
	const isUnread = thread?.lastType === 'Admin' && thread.unreadUser > 0;
	const lastAt = thread?.lastAt ?? 0;
	const isKnown = thread !== undefined;
	usePreparedSound( isKnown && boot().chat.sounds );

	useEffect( () => {
		if ( ! isKnown ) {
			return;
		}
		lastHeardAt.current ??= lastAt;
		// While earlier messages are being marked as read, a new one counts as read for a moment.
		if ( ! isUnread || lastAt <= lastHeardAt.current ) {
			return;
		}
		lastHeardAt.current = lastAt;
		if ( boot().chat.sounds && ! isMuted() ) {
			// No sound if its code cannot be loaded.
			importSound().then( ( { playSound } ) => playSound(), logError );
		}
	}, [ isKnown, isUnread, lastAt ] );

	useEffect( () => {
		const openedFor = Math.max(
			lastOpenedFor.current,
			Number( readStorage( 'localStorage', siteKey( KEY ) ) )
		);
		if ( ! isUnread || isHidden || lastAt <= openedFor ) {
			return;
		}
		if ( ! isOpen && isBusy() ) {
			return;
		}
		lastOpenedFor.current = lastAt;
		writeStorage( 'localStorage', siteKey( KEY ), String( lastAt ) );
		if ( ! isOpen ) {
			open();
		}
	}, [ isUnread, isHidden, lastAt, isOpen, open ] );
}

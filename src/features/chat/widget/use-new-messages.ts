import { useEffect, useRef } from 'react';
import { boot } from '../../../lib/boot';
import { hasUnsavedText } from '../../../lib/unsaved-text';
import { logError } from '../../../lib/log-error';
import { siteKey } from '../../../lib/site-key';
import { readStorage, writeStorage } from '../../../lib/storage';
import type { Thread } from '../conversation/message';
import { isMuted } from './muted';
import { useIsHidden } from './use-is-hidden';

/** Storage key of the time of the newest message for which the chat was open, so that no tab opens it for this message. */
const KEY = 'chat-opened';

/** A field with the focus, also an empty one or a search. */
const FIELD = ':is(input, textarea, select, [contenteditable]):focus';

/** Dialogs and panels of the header, which the chat would cover. */
const OVERLAYS = 'dialog[open], .hien-panel';

/** Plays the sound of a new message; without a sound where its code cannot be loaded. */
async function playSound(): Promise< void > {
	try {
		(
			await import( /* webpackChunkName: "chat-sound" */ './sound' )
		).playSound();
	} catch ( error ) {
		logError( error );
	}
}

/** Whether the member is writing, or has something open that the chat would cover. */
function isBusy(): boolean {
	return (
		hasUnsavedText() ||
		document.querySelector( `${ FIELD }, ${ OVERLAYS }` ) !== null
	);
}

/**
 * Plays a sound when a message of the author comes, and opens the chat for it: once for each message, in a tab that is
 * visible, and not while the member is busy elsewhere.
 */
export function useNewMessages(
	thread: Thread | null | undefined,
	isOpen: boolean,
	open: () => void
): void {
	/** When the newest message was written that has had its sound, or needs none; null before any is known. */
	const heard = useRef< number | null >( null );
	/** The value of KEY, for browsers that forbid storage. */
	const opened = useRef( 0 );
	const isHidden = useIsHidden();
	const isUnread = thread?.lastType === 'Admin' && thread.unreadUser > 0;
	const lastAt = thread?.lastAt ?? 0;
	const isKnown = thread !== undefined;

	useEffect( () => {
		if ( ! isKnown ) {
			return;
		}
		heard.current ??= lastAt;
		// While earlier messages are being marked as read, a new one counts as read for a moment.
		if ( ! isUnread || lastAt <= heard.current ) {
			return;
		}
		heard.current = lastAt;
		if ( boot().chat.sounds && ! isMuted() ) {
			void playSound();
		}
	}, [ isKnown, isUnread, lastAt ] );

	useEffect( () => {
		const openedFor = Math.max(
			opened.current,
			Number( readStorage( 'localStorage', siteKey( KEY ) ) )
		);
		if ( ! isUnread || isHidden || lastAt <= openedFor ) {
			return;
		}
		if ( ! isOpen && isBusy() ) {
			return;
		}
		opened.current = lastAt;
		writeStorage( 'localStorage', siteKey( KEY ), String( lastAt ) );
		if ( ! isOpen ) {
			open();
		}
	}, [ isUnread, isHidden, lastAt, isOpen, open ] );
}

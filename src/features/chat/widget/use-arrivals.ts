import { useEffect, useRef } from 'react';
import { boot } from '../../../lib/boot';
import { isWriting } from '../../../lib/is-writing';
import { readStorage, writeStorage } from '../../../lib/storage';
import type { Thread } from '../conversation/message';
import { playSound } from './sound';

/** Storage key of the time of the message for which the chat has opened by itself. */
const KEY = 'hien-chat-opened';

/** The field that somebody is in, also one that holds nothing yet or a search. */
const FIELD = ':is(input, textarea, select, [contenteditable]):focus';

/**
 * What an unread message of the author does: a sound when it comes, and the chat opens, once for each message, unless
 * somebody is writing, or looks at a dialog or a panel of the header, which it would cover.
 */
export function useArrivals(
	thread: Thread | null | undefined,
	isOpen: boolean,
	open: () => void
): void {
	/** When the last known message was written; null before any is known. */
	const known = useRef< number | null >( null );
	const isUnread = thread?.lastType === 'Admin' && thread.unreadUser > 0;
	const lastAt = thread?.lastAt ?? 0;
	const isKnown = thread !== undefined;

	useEffect( () => {
		if ( ! isKnown ) {
			return;
		}
		const isNew = known.current !== null && lastAt > known.current;
		known.current = lastAt;
		if ( ! isUnread ) {
			return;
		}
		if ( isNew && boot().chat.sounds ) {
			playSound();
		}
		const opened = Number( readStorage( 'localStorage', KEY ) );
		const isBusy =
			isWriting() ||
			document.querySelector( FIELD ) !== null ||
			document.querySelector( 'dialog:modal, .hien-panel' ) !== null;
		if ( lastAt > opened && ! isOpen && ! isBusy ) {
			writeStorage( 'localStorage', KEY, String( lastAt ) );
			open();
		}
	}, [ isKnown, isUnread, lastAt, isOpen, open ] );
}

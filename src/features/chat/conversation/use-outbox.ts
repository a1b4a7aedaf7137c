import { useEffect, useSyncExternalStore } from 'react';
import { beginConversation } from '../../../api/chat';
import { boot } from '../../../lib/boot';
import { logError } from '../../../lib/log-error';
import { OUTBOX_PREFIX } from '../../../lib/forget-drafts';
import { readStorage, writeStorage } from '../../../lib/storage';
import { connection } from '../site-connection';
import { createOutbox } from './outbox';
import type { Outbox, Store, Unsent } from './outbox';

/** Whose conversation => its outbox. */
const outboxes = new Map< string, Outbox >();

function browserStore( name: string ): Store {
	return {
		name,
		read: () => readStorage( 'localStorage', name ),
		write: ( text ) => writeStorage( 'localStorage', name, text ),
		subscribe( listener ) {
			const onStorage = ( { key }: StorageEvent ) =>
				key === name && listener();
			window.addEventListener( 'storage', onStorage );
			return () => window.removeEventListener( 'storage', onStorage );
		},
	};
}

function outboxOf( uid: string ): Outbox {
	const known = outboxes.get( uid );
	if ( known ) {
		return known;
	}
	const me = String( boot().user?.id ?? '' );
	const outbox = createOutbox( {
		connection,
		uid,
		store: browserStore( `${ OUTBOX_PREFIX }${ me }-${ uid }` ),
		onFirst: () => {
			if ( me === uid && ! boot().chat.begun ) {
				beginConversation().catch( logError );
			}
		},
	} );
	outboxes.set( uid, outbox );
	return outbox;
}

/** What is on its way into a conversation, oldest first, and the way to send more. */
export function useOutbox( uid: string ): Outbox & {
	readonly unsent: readonly Unsent[];
} {
	const outbox = outboxOf( uid );
	useEffect( () => outbox.start(), [ outbox ] );
	const unsent = useSyncExternalStore(
		outbox.subscribe,
		outbox.getSnapshot,
		outbox.getSnapshot
	);
	return { ...outbox, unsent };
}

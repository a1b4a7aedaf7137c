import { useSyncExternalStore } from 'react';
import { beginConversation, getChatMember } from '../../../api/chat';
import { AVATAR_SIZE } from '../../../contract/constants';
import { boot } from '../../../lib/boot';
import { createListeners } from '../../../lib/listeners';
import { logError } from '../../../lib/log-error';
import { writeStorage } from '../../../lib/storage';
import { connection } from '../site-connection';
import { outboxName, storedTexts } from '../unsent';
import type { Unsent } from '../unsent';
import { createOutbox } from './outbox';
import type { Outbox, Store } from './outbox';
import type { Person } from './send';

const outboxes = new Map< string, Outbox >();

/** Listeners of all outboxes. */
export const anyOutbox = createListeners();

function browserStore( name: string ): Store {
	return {
		lock: outboxName( '' ),
		read: () => storedTexts( name ),
		write: ( id, text ) =>
			writeStorage( 'localStorage', `${ name }-${ id }`, text ),
		subscribe( listener ) {
			const onStorage = ( { key }: StorageEvent ) =>
				key?.startsWith( `${ name }-` ) && listener();
			window.addEventListener( 'storage', onStorage );
			return () => window.removeEventListener( 'storage', onStorage );
		},
	};
}

async function getPerson( uid: string ): Promise< Person | null > {
	try {
		const { name, avatar_urls: avatars } = await getChatMember( uid );
		return { name, avt: avatars[ AVATAR_SIZE ] ?? '' };
	} catch {
		// The database refuses the message, and its writer can send it again.
		return null;
	}
}

/** The outbox of a conversation. From the first call until the page unloads, it sends its waiting messages. */
export function outboxOf( uid: string ): Outbox {
	const known = outboxes.get( uid );
	if ( known ) {
		return known;
	}
	const outbox = createOutbox( {
		connection,
		uid,
		store: browserStore( outboxName( uid ) ),
		getPerson,
		onBegin: () => {
			const isOwn = uid === String( boot().user?.id );
			beginConversation( isOwn ? undefined : uid ).catch( logError );
		},
		onFailure: logError,
	} );
	outboxes.set( uid, outbox );
	outbox.subscribe( anyOutbox.notify );
	outbox.start();
	return outbox;
}

/** The outbox of a conversation, with its unsent messages, oldest first. */
export function useOutbox( uid: string ): Outbox & {
	readonly unsent: readonly Unsent[];
} {
	const outbox = outboxOf( uid );
	const unsent = useSyncExternalStore(
		outbox.subscribe,
		outbox.getSnapshot,
		outbox.getSnapshot
	);
	return { ...outbox, unsent };
}

import { useSyncExternalStore } from 'react';
import { beginConversation, getChatMember } from '../../../api/chat';
import { AVATAR_SIZE } from '../../../contract/constants';
import { boot } from '../../../lib/boot';
import { logError } from '../../../lib/log-error';
import { readStorage, writeStorage } from '../../../lib/storage';
import { connection } from '../site-connection';
import { outboxName } from '../unsent';
import { createOutbox } from './outbox';
import type { Outbox, Store, Unsent } from './outbox';
import type { Person } from './send';

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

async function getPerson( uid: string ): Promise< Person | null > {
	try {
		const { name, avatar_urls: avatars } = await getChatMember( uid );
		return { name, avt: avatars[ AVATAR_SIZE ] ?? '' };
	} catch {
		// The database refuses the message then, and its writer may send it again.
		return null;
	}
}

/** The outbox of a conversation. From now until the page ends it sends what waits in it, whatever is shown. */
export function outboxOf( uid: string ): Outbox {
	const known = outboxes.get( uid );
	if ( known ) {
		return known;
	}
	const outbox = createOutbox( {
		connection,
		uid,
		store: browserStore( outboxName( uid ) ),
		getPerson: () => getPerson( uid ),
		onBegin: () => {
			const isOwn = uid === String( boot().user?.id );
			beginConversation( isOwn ? undefined : uid ).catch( logError );
		},
	} );
	outboxes.set( uid, outbox );
	outbox.start();
	return outbox;
}

/** What is on its way into a conversation, oldest first, and the way to send more. */
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

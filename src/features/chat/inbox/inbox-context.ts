import { createContext, useContext } from 'react';
import type { ChatRemoval } from '../../../contract/types';
import type { Picture } from '../../../lib/picture';
import type { Blocked } from './use-blocked';
import type { RepliesRequest } from './use-replies';
import type { Requested } from './use-request';
import type { List } from '../use-list';
import type { Threads } from './threads';

interface InboxState {
	readonly list: List< Threads >;
	/** How many messages of members nobody has read. */
	readonly unread: number;
	readonly blocked: Blocked;
	/** Conversations that were removed, and are not gone yet. */
	readonly removals: Requested< readonly ChatRemoval[] >;
	readonly replies: RepliesRequest;
	/** Opens the list, on a phone. */
	readonly openList: () => void;
}

export const InboxContext = createContext< InboxState | null >( null );

export function useInbox(): InboxState {
	const state = useContext( InboxContext );
	if ( ! state ) {
		throw new Error( 'Not inside the inbox' );
	}
	return state;
}

/** Shows an image large; null where the browser opens its file. */
export const PictureContext = createContext<
	( ( picture: Picture ) => void ) | null
>( null );

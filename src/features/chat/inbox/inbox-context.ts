import { createContext, useContext } from 'react';
import type { ChatRemoval, SavedReply } from '../../../contract/types';
import type { Picture } from '../../../lib/picture';
import type { Requested } from '../../../lib/use-request';
import type { List } from '../use-list';
import type { Threads } from './threads';
import type { Drawer } from './use-drawer';

interface InboxState {
	readonly list: List< Threads >;
	/** The number of unread conversations. */
	readonly unread: number;
	/** The ids of the blocked members. */
	readonly blocked: Requested< ReadonlySet< string > >;
	/** Deleted conversations of which Firebase still has data. */
	readonly removals: Requested< readonly ChatRemoval[] >;
	readonly replies: Requested< readonly SavedReply[] >;
	readonly drawer: Drawer;
}

export const InboxContext = createContext< InboxState | null >( null );

export function useInbox(): InboxState {
	const state = useContext( InboxContext );
	if ( ! state ) {
		throw new Error( 'useInbox() is called outside the inbox' );
	}
	return state;
}

/** Shows an image large; null if the browser opens its file. */
export const PictureContext = createContext<
	( ( picture: Picture ) => void ) | null
>( null );

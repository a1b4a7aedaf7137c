import { isObject } from '../../../lib/is-object';

/** The sides of a conversation, as stored: users who answer (the author and others), and the member. */
export type Side = 'Admin' | 'user';

/** A stored message: `chats/{uid}/{key}`. */
export interface Message {
	readonly key: string;
	readonly type: Side;
	readonly username: string;
	readonly avt: string;
	readonly message: string;
	readonly user_id: string;
	/** Address of an image; '' for none. */
	readonly img: string;
	/** Milliseconds since 1970. */
	readonly createdAt: number;
	readonly isRead: boolean;
	/** Whether its writer is typing the next message. */
	readonly isOnPress: boolean;
}

/** A conversation in lists: `threads/{uid}`. */
export interface Thread {
	readonly name: string;
	readonly avt: string;
	readonly last: string;
	readonly lastAt: number;
	readonly lastType: Side;
	readonly unreadAdmin: number;
	readonly unreadUser: number;
}

/** Characters of `last`, as the rules of the database allow. */
export const LAST_MAX_LENGTH = 100;

function text( value: unknown ): string {
	return typeof value === 'string' ? value : '';
}

function number( value: unknown ): number {
	return typeof value === 'number' ? value : 0;
}

function side( value: unknown ): Side {
	return value === 'Admin' ? 'Admin' : 'user';
}

/** Reads a message of the database; null for a value of another shape. */
export function toMessage( key: string, value: unknown ): Message | null {
	return isObject( value )
		? {
				key,
				type: side( value[ 'type' ] ),
				username: text( value[ 'username' ] ),
				avt: text( value[ 'avt' ] ),
				message: text( value[ 'message' ] ),
				user_id: text( value[ 'user_id' ] ),
				img: text( value[ 'img' ] ),
				createdAt: number( value[ 'createdAt' ] ),
				isRead: value[ 'isRead' ] === true,
				isOnPress: value[ 'isOnPress' ] === true,
			}
		: null;
}

/** Reads a thread of the database; null for a value of another shape. */
export function toThread( value: unknown ): Thread | null {
	return isObject( value )
		? {
				name: text( value[ 'name' ] ),
				avt: text( value[ 'avt' ] ),
				last: text( value[ 'last' ] ),
				lastAt: number( value[ 'lastAt' ] ),
				lastType: side( value[ 'lastType' ] ),
				unreadAdmin: number( value[ 'unreadAdmin' ] ),
				unreadUser: number( value[ 'unreadUser' ] ),
			}
		: null;
}

/** Whether a message comes before another: by time, which the rules verify, then by key, which the writer chooses. */
export function isBefore(
	a: Pick< Message, 'createdAt' | 'key' >,
	b: Pick< Message, 'createdAt' | 'key' >
): boolean {
	return (
		a.createdAt < b.createdAt ||
		( a.createdAt === b.createdAt && a.key < b.key )
	);
}

export function otherSide( own: Side ): Side {
	return own === 'Admin' ? 'user' : 'Admin';
}

/** Width and height in the name of a stored image, as `k3x9-800x600.webp`; null if it has none. */
export function imageSize(
	address: string
): { readonly width: number; readonly height: number } | null {
	const [ , width, height ] =
		/-(\d{1,4})x(\d{1,4})\.\w+$/.exec( address ) ?? [];
	return width && height
		? { width: Number( width ), height: Number( height ) }
		: null;
}

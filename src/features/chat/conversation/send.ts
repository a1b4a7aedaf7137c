import { __ } from '@wordpress/i18n';
import { beginningOf } from '../../../lib/beginning-of';
import { sleep } from '../../../lib/timing';
import type { Session } from '../connection-state';
import { reconnectIfLate } from '../reconnect';
import type { Unsent } from '../unsent';
import { LAST_MAX_LENGTH } from './message';

/** The content of a message. */
export interface Content {
	readonly text: string;
	readonly img: string;
}

/** The member of a conversation, for an answer to a conversation that was deleted meanwhile. */
export interface Person {
	readonly name: string;
	readonly avt: string;
}

/**
 * `throttle/{uid}`: when the last message was sent, when the counted minute began (milliseconds), and how many messages
 * were sent in it. The database rules accept a message only together with its count.
 */
export interface Throttle {
	readonly at: number;
	readonly from: number;
	readonly count: number;
}

// The limits of plugin/firebase/database.rules.json, in milliseconds and messages.
const PAUSE = 500;
const MINUTE = 60_000;
const PER_MINUTE = 30;
/** Possible error of the estimated server clock, in milliseconds. */
const TOLERANCE = 50;

/** Milliseconds to wait until the rules allow the next message. */
export function pauseBefore( throttle: Throttle | null, now: number ): number {
	if ( ! throttle ) {
		return 0;
	}
	const { at, from, count } = throttle;
	const minuteEnds = from + MINUTE + TOLERANCE;
	const next =
		count >= PER_MINUTE && now < minuteEnds
			? minuteEnds
			: at + PAUSE + TOLERANCE;
	// A clock that was set back is noticed at the next connection only; then a minute is always enough.
	return Math.min( Math.max( 0, next - now ), MINUTE + TOLERANCE );
}

/** A likely reason why the rules refused a message, with advice for its writer. */
export function likelyRefusal( { img }: Content ): string {
	return img
		? __(
				'Có thể địa chỉ của ảnh đã cũ. Bạn bấm Sửa, chọn lại ảnh rồi gửi nhé.',
				'hien'
			)
		: __(
				'Có thể bạn gửi quá nhanh. Bạn chờ một phút rồi gửi lại nhé.',
				'hien'
			);
}

/** Why a member who is blocked cannot write. */
export function blockedReason(): string {
	return __(
		'Bạn không nhắn tin ở đây được nữa. Cần trao đổi thêm, bạn dùng trang Liên hệ nhé.',
		'hien'
	);
}

function summary( { text, img }: Content ): string {
	const words = text.replace( /\s+/g, ' ' ).trim();
	return beginningOf(
		words || ( img && __( 'Đã gửi một ảnh', 'hien' ) ),
		LAST_MAX_LENGTH
	);
}

/** The one update that sends a message, its thread and its count: the database stores all or nothing, each key once. */
export function messageUpdate(
	{ sdk, me }: Session,
	uid: string,
	key: string,
	content: Content,
	{
		throttle,
		now,
		isNew,
		person,
	}: {
		readonly throttle: Throttle | null;
		/** The server's time. */
		readonly now: number;
		/** Whether it begins the conversation. */
		readonly isNew: boolean;
		/** The member, if the author writes to a conversation that is not stored; otherwise null. */
		readonly person: Person | null;
	}
): Record< string, unknown > {
	const time = sdk.serverTimestamp();
	const type = me.isAdmin ? 'Admin' : 'user';
	// Not with a clock that was set back: then pauseBefore() has waited for a minute.
	const isSameMinute =
		throttle !== null && Math.abs( now - throttle.from ) < MINUTE;
	// The sender's own counter only where the rules want it: the other side may have written while the message waited.
	const thread = {
		last: summary( content ),
		lastAt: time,
		lastType: type,
		...( me.isAdmin
			? {
					lastAdminKey: key,
					...( isNew && { unreadAdmin: 0 } ),
					unreadUser: sdk.increment( 1 ),
				}
			: {
					name: me.name,
					avt: me.avt,
					lastUserKey: key,
					unreadAdmin: sdk.increment( 1 ),
					...( isNew && { unreadUser: 0 } ),
				} ),
		...person,
	};
	return {
		[ `chats/${ uid }/${ key }` ]: {
			username: me.name,
			type,
			avt: me.avt,
			message: content.text,
			user_id: me.uid,
			img: content.img || null,
			createdAt: time,
			isRead: false,
			isOnPress: false,
		},
		...Object.fromEntries(
			Object.entries( thread ).map( ( [ name, value ] ) => [
				`threads/${ uid }/${ name }`,
				value,
			] )
		),
		[ `throttle/${ me.uid }` ]: {
			at: time,
			from: isSameMinute ? throttle.from : time,
			count: isSameMinute ? throttle.count + 1 : 1,
		},
	};
}

/** Whether the rules of the database have refused a request, also because the sign-in is old. */
function isPermissionError( error: unknown ): boolean {
	return (
		error instanceof Error &&
		/permission.denied/i.test(
			'code' in error ? String( error.code ) : error.message
		)
	);
}

interface Callbacks {
	/** Called with the message's new key, before it is sent. */
	readonly onKey: ( key: string ) => void;
	/** Called before it is sent. `isNew`: whether it begins the conversation. */
	readonly onThread: ( isNew: boolean ) => void;
	/** Requests the member, for an answer that begins the conversation; null if unknown. */
	readonly getPerson: ( uid: string ) => Promise< Person | null >;
}

async function attempt(
	session: Session,
	uid: string,
	entry: Unsent,
	{ onKey, onThread, getPerson }: Callbacks
): Promise< boolean > {
	const { sdk, database, me } = session;
	const read = async ( path: string ): Promise< unknown > =>
		(
			await reconnectIfLate(
				session,
				sdk.get( sdk.ref( database, path ) )
			)
		).val();
	let { key } = entry;
	if ( key !== null && ( await read( `chats/${ uid }/${ key }` ) ) ) {
		return true;
	}
	key ??= sdk.push( sdk.ref( database, `chats/${ uid }` ) ).key ?? '';
	onKey( key );
	const throttle = ( await read(
		`throttle/${ me.uid }`
	) ) as Throttle | null;
	const isNew = ! ( await read( `threads/${ uid }/name` ) );
	onThread( isNew );
	const person = isNew && me.uid !== uid ? await getPerson( uid ) : null;
	const offset = await sdk.clockOffset( database );
	await sleep( pauseBefore( throttle, Date.now() + offset ) );
	try {
		const message = messageUpdate( session, uid, key, entry, {
			throttle,
			now: Date.now() + offset,
			isNew,
			person,
		} );
		await reconnectIfLate(
			session,
			sdk.update( sdk.ref( database ), message )
		);
		return true;
	} catch ( error ) {
		if ( ! isPermissionError( error ) ) {
			throw error;
		}
		// The message may be stored: the connection broke before the response, and the rules refuse the key a second
		// time.
		return Boolean( await read( `chats/${ uid }/${ key }` ) );
	}
}

/** Sends a message, unless it is stored already. Returns whether it is stored; false if the database refuses it. */
export async function sendMessage(
	session: Session,
	uid: string,
	entry: Unsent,
	callbacks: Callbacks
): Promise< boolean > {
	try {
		return await attempt( session, uid, entry, callbacks );
	} catch ( error ) {
		if ( isPermissionError( error ) ) {
			return false;
		}
		throw error;
	}
}

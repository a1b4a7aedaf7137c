import { __ } from '@wordpress/i18n';
import type { Session } from '../connection';
import { LAST_MAX_LENGTH } from './message';

/** What is sent. */
export interface Content {
	readonly text: string;
	/** Address of an image; '' for none. */
	readonly img: string;
}

/** The member of a conversation, for an answer to one that is not there any more. */
export interface Person {
	readonly name: string;
	readonly avt: string;
}

/**
 * `throttle/{uid}`: when the last message was sent, when the counted minute began, how many there were in it, the key of
 * the last. The rules take a message only with its own count, so nobody sends two for one.
 */
export interface Throttle {
	readonly at: number;
	readonly from: number;
	readonly count: number;
	readonly key: string;
}

const PAUSE = 500;
const MINUTE = 60_000;
const PER_MINUTE = 30;
/** Milliseconds by which our idea of the server's clock may be wrong. */
const TOLERANCE = 50;

/** Milliseconds that the rules ask to wait before the next message. */
export function pauseBefore(
	throttle: Omit< Throttle, 'key' > | null,
	now: number
): number {
	if ( ! throttle ) {
		return 0;
	}
	const { at, from, count } = throttle;
	const minuteEnds = from + MINUTE + TOLERANCE;
	const next =
		count >= PER_MINUTE && now < minuteEnds
			? minuteEnds
			: at + PAUSE + TOLERANCE;
	return Math.max( 0, next - now );
}

/** The first words of a message, for lists. */
function summary( { text, img }: Content ): string {
	const words = text.replace( /\s+/g, ' ' ).trim();
	return (
		( words || ( img && __( 'Đã gửi một ảnh', 'hien' ) ) )
			.slice( 0, LAST_MAX_LENGTH )
			// Half of a character of two units.
			.replace( /[\uD800-\uDBFF]$/, '' )
	);
}

/**
 * The one write that sends a message: the message, what lists show of the conversation, and the count of messages. The
 * database takes all or nothing, and takes a key once.
 */
export function messageUpdate(
	{ sdk, me }: Session,
	uid: string,
	key: string,
	content: Content,
	{
		throttle,
		now,
		person,
	}: {
		readonly throttle: Throttle | null;
		/** The server's time. */
		readonly now: number;
		/** The member, where the conversation is not stored yet and somebody else writes. */
		readonly person: Person | null;
	}
): Record< string, unknown > {
	const time = sdk.serverTimestamp();
	const type = me.isAdmin ? 'Admin' : 'user';
	const isSameMinute = throttle !== null && now - throttle.from < MINUTE;
	const thread = {
		last: summary( content ),
		lastAt: time,
		lastType: type,
		...( me.isAdmin
			? { unreadAdmin: 0, unreadUser: sdk.increment( 1 ) }
			: {
					name: me.name,
					avt: me.avt,
					unreadAdmin: sdk.increment( 1 ),
					unreadUser: 0,
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
			key,
		},
	};
}

import { boot } from '../../lib/boot';
import { OUTBOX_PREFIX } from '../../lib/forget-drafts';
import { readStorage } from '../../lib/storage';

/** Storage key of the signed-in user's unsent messages to the conversation of a member. */
export function outboxName( uid: string ): string {
	return `${ OUTBOX_PREFIX }${ boot().user?.id ?? '' }-${ uid }`;
}

/** A message that is not sent yet. */
export interface Unsent {
	readonly id: string;
	readonly text: string;
	/** Address of its image, '' for none. */
	readonly img: string;
	/** Its key in the database, made before it is sent for the first time: a retry cannot double it. */
	readonly key: string | null;
	/** Why it was refused, in a sentence: it is not sent until its writer asks for it. Null while it waits to be sent. */
	readonly refusal: string | null;
}

function isUnsent( value: unknown ): value is Unsent {
	return (
		typeof value === 'object' &&
		value !== null &&
		'id' in value &&
		'text' in value &&
		'img' in value
	);
}

/** Reads the messages of a stored text, which is null where there are none. */
export function parseUnsent( stored: string | null ): readonly Unsent[] {
	try {
		const value: unknown = JSON.parse( stored ?? '[]' );
		return Array.isArray( value ) ? value.filter( isUnsent ) : [];
	} catch {
		return [];
	}
}

/** The first message that waits to be sent. */
export function firstWaiting(
	messages: readonly Unsent[]
): Unsent | undefined {
	return messages.find( ( { refusal } ) => refusal === null );
}

/** Whether a message of the signed-in user to the conversation of a member waits to be sent, as from an earlier page. */
export function hasUnsent( uid: string ): boolean {
	const stored = readStorage( 'localStorage', outboxName( uid ) );
	return firstWaiting( parseUnsent( stored ) ) !== undefined;
}

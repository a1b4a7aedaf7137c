import { outboxPrefix } from '../../lib/drafts';
import { isObject } from '../../lib/is-object';
import { readStorage, storedKeys } from '../../lib/storage';

/**
 * The storage name of the user's unsent messages to a member. Each has a key of its own, this name and its id, so that
 * tabs do not overwrite each other's.
 */
export function outboxName( uid: string ): string {
	return outboxPrefix() + uid;
}

export function storedTexts( name: string ): readonly string[] {
	return storedKeys( 'localStorage', `${ name }-` ).map(
		( key ) => readStorage( 'localStorage', key ) ?? ''
	);
}

export interface Unsent {
	/** Begins with the time, in milliseconds: later messages have greater ids. */
	readonly id: string;
	readonly text: string;
	readonly img: string;
	/** Its key in the database, created before the first attempt, so that a retry cannot store it twice. */
	readonly key: string | null;
	/** Why it was refused, in a sentence; only its writer retries it. Null while it waits to be sent. */
	readonly refusal: string | null;
}

function isUnsent( value: unknown ): value is Unsent {
	return (
		isObject( value ) && 'id' in value && 'text' in value && 'img' in value
	);
}

function parse( text: string ): Unsent[] {
	try {
		const value: unknown = JSON.parse( text );
		return isUnsent( value ) ? [ value ] : [];
	} catch {
		return [];
	}
}

/** Sorts messages by the time when they were written, with which their ids begin. */
export function inOrder( messages: readonly Unsent[] ): readonly Unsent[] {
	return [ ...messages ].sort( ( a, b ) => ( a.id < b.id ? -1 : 1 ) );
}

/** Reads messages from their stored texts, the oldest first. */
export function parseUnsent( texts: readonly string[] ): readonly Unsent[] {
	return inOrder( texts.flatMap( parse ) );
}

export function firstWaiting(
	messages: readonly Unsent[]
): Unsent | undefined {
	return messages.find( ( { refusal } ) => refusal === null );
}

export function hasRefused( messages: readonly Unsent[] ): boolean {
	return messages.some( ( { refusal } ) => refusal !== null );
}

/** Whether a member's conversation has an unsent message of the user, waiting or refused, such as from an earlier page. */
export function hasUnsent( uid: string ): boolean {
	return storedTexts( outboxName( uid ) ).length > 0;
}

import type { Follow } from './follow';
import type * as sdkModule from './sdk';

export type Sdk = typeof sdkModule;

type ConnectionState =
	/** Not started, or the chat is not configured. */
	| 'off'
	| 'connecting'
	| 'online'
	/** The database cannot be reached; the page tries again and again. */
	| 'offline'
	/** The author has blocked this member, who may only read. */
	| 'blocked'
	/** WordPress refuses to issue a token, or the session has ended; `reason` says why. */
	| 'failed';

/** The database, and the user who is signed in to it. */
export interface Session {
	readonly sdk: Sdk;
	readonly database: sdkModule.Database;
	readonly me: sdkModule.Claims;
	readonly follow: Follow;
}

export interface ConnectionSnapshot {
	readonly state: ConnectionState;
	/** A sentence that explains the states 'blocked' and 'failed'; '' in other states. */
	readonly reason: string;
	/** In the state 'failed': whether the page signs in again by itself. */
	readonly triesAgain: boolean;
	/** Null before the first sign-in. It stays when the connection is lost, so that loaded messages remain readable. */
	readonly session: Session | null;
}

/** Before the first sign-in. */
export const OFF: ConnectionSnapshot = {
	state: 'off',
	reason: '',
	triesAgain: false,
	session: null,
};

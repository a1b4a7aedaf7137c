import type { ServiceAccount } from '../../playground/firebase-server/tokens.d.mts';

/** A site that was started for a test; see server.mjs. */
export interface Site {
	readonly url: string;
	readonly login: string;
	readonly dir: string;
	readonly log: string;
	/** With the option `chat`. */
	readonly firebase?: ChatServer;
	readonly stop: () => Promise< void >;
}

/** The chat's development server beside a site. */
export interface ChatServer {
	readonly port: number;
	readonly url: string;
	/** Signs what the site's own PHP may do (playground/firebase-server/client.mjs). */
	readonly account: ServiceAccount;
	readonly stop: () => Promise< void >;
	/** Ends it as by kill -9. */
	readonly kill: () => Promise< void >;
	/** Starts it again, with what it had; `lifetime` is how many seconds its ID tokens are valid, by default an hour. */
	readonly restart: ( lifetime?: number ) => Promise< void >;
}

export function startSite( options?: {
	readonly path?: string;
	readonly core?: string;
	readonly permalinks?: string;
	readonly withContent?: boolean;
	readonly isForDevelopment?: boolean;
	readonly build?: string;
	readonly isBare?: boolean;
	readonly chat?: boolean;
} ): Promise< Site >;

export function signIn( site: Site, login: string ): Promise< string >;

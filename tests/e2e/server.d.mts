/** A site that was started for a test; see server.mjs. */
export interface Site {
	readonly url: string;
	readonly login: string;
	readonly dir: string;
	readonly log: string;
	readonly stop: () => Promise< void >;
}

export function startSite( options?: {
	readonly path?: string;
	readonly core?: string;
	readonly withContent?: boolean;
} ): Promise< Site >;

export function signIn( site: Site, login: string ): Promise< string >;

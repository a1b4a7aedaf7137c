import type { ServiceAccount } from './tokens.d.mts';

export interface FirebaseServer {
	readonly port: number;
	/** `root` is all the data. */
	readonly database: { root: unknown };
	readonly stop: () => Promise< void >;
}

export function startFirebaseServer( options: {
	readonly port: number;
	readonly rules: object;
	readonly serviceAccount: ServiceAccount;
	readonly data?: string;
	readonly lifetime?: number;
	readonly host?: string;
} ): Promise< FirebaseServer >;

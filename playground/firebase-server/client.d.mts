import type { Database } from 'firebase/database';
import type { ServiceAccount } from './tokens.d.mts';

export interface Client {
	readonly database: Database;
	readonly signIn: ( token: string ) => Promise< void >;
	readonly end: () => Promise< void >;
}

export function customToken(
	account: ServiceAccount,
	uid: string,
	claims: object
): Promise< string >;

export function connect( port: number ): Client;

export function accessToken( server: {
	readonly url: string;
	readonly account: ServiceAccount;
} ): Promise< string >;

import type { ChildProcess } from 'node:child_process';
import type { ServiceAccount } from './firebase-server/tokens.d.mts';

export interface RunningChat {
	readonly url: string;
	readonly port: number;
	readonly folder: string;
	readonly account: ServiceAccount;
	readonly child: ChildProcess;
	readonly stop: () => void;
	readonly ended: Promise< unknown >;
}

export function serveChat(
	dir: string,
	port?: number,
	options?: {
		readonly rules?: string;
		readonly lifetime?: number | undefined;
	}
): Promise< RunningChat >;

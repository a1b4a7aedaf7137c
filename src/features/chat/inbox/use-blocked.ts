import { getBlocked } from '../../../api/inbox';
import { useRequest } from './use-request';

export interface Blocked {
	/** The ids of the blocked members, as far as known. */
	readonly uids: ReadonlySet< string >;
	/** Asks again, after one was blocked or is no longer. */
	readonly reload: () => void;
}

async function load(): Promise< ReadonlySet< string > > {
	return new Set( await getBlocked() );
}

const NOBODY: ReadonlySet< string > = new Set();

export function useBlocked(): Blocked {
	const request = useRequest( load );
	return {
		uids: request.status === 'ready' ? request.data : NOBODY,
		reload: request.reload,
	};
}

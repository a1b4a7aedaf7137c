import { getBlocked } from '../../../api/inbox';
import { useRequest } from '../../../lib/use-request';

export interface Blocked {
	/** The ids of the blocked members; empty until they are loaded. */
	readonly uids: ReadonlySet< string >;
	/** Loads them again, after a member was blocked or unblocked. */
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

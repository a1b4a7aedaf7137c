import { getBlocked } from '../../../api/inbox';
import { useRequest } from '../../../lib/use-request';

export interface Blocked {
	/** The ids of the blocked members; empty until they are loaded. */
	readonly uids: ReadonlySet< string >;
	/** Reloads them, after a member was blocked or unblocked. */
	readonly reload: () => void;
}

async function load(): Promise< ReadonlySet< string > > {
	return new Set( await getBlocked() );
}

const NO_UIDS: ReadonlySet< string > = new Set();

export function useBlocked(): Blocked {
	const request = useRequest( load );
	return {
		uids: request.status === 'ready' ? request.data : NO_UIDS,
		reload: request.reload,
	};
}

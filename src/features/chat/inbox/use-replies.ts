import { getReplies } from '../../../api/inbox';
import { useRequest } from '../../../lib/use-request';

export type RepliesRequest = ReturnType< typeof useReplies >;

/** Loads the signed-in user's saved replies. */
export function useReplies() {
	return useRequest( getReplies );
}

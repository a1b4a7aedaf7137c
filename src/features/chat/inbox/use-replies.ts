import { getReplies } from '../../../api/inbox';
import { useRequest } from '../../../lib/use-request';

export type RepliesRequest = ReturnType< typeof useReplies >;

/** Loads the signed-in user's saved answers. */
export function useReplies() {
	return useRequest( getReplies );
}

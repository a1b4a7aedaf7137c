import { getReplies } from '../../../api/inbox';
import { useRequest } from './use-request';

export type RepliesRequest = ReturnType< typeof useReplies >;

/** The saved answers of who is signed in. */
export function useReplies() {
	return useRequest( getReplies );
}

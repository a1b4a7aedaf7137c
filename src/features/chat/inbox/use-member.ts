import { useCallback } from 'react';
import { getChatMember } from '../../../api/chat';
import { useRequest } from '../../../lib/use-request';

export type MemberRequest = ReturnType< typeof useMember >;

/** Requests the profile of a member from WordPress. */
export function useMember( uid: string ) {
	return useRequest( useCallback( () => getChatMember( uid ), [ uid ] ) );
}

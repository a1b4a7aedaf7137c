import { useCallback } from 'react';
import { getChatMember } from '../../../api/chat';
import { useRequest } from '../../../lib/use-request';

export type MemberRequest = ReturnType< typeof useMember >;

/** Loads what WordPress knows about a member. */
export function useMember( uid: string ) {
	return useRequest( useCallback( () => getChatMember( uid ), [ uid ] ) );
}

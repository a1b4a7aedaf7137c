import { useState } from 'react';
import apiFetch from '@wordpress/api-fetch';
import type { ChatCheck } from '../../contract/types';
import { logError } from '../../lib/log-error';

type Status = 'idle' | 'working' | 'done' | 'failed';

/**
 * Checks the connection of the chat with Firebase.
 *
 * @param namespace The namespace of the site's REST routes.
 */
export function useChatCheck( namespace: string ) {
	const [ status, setStatus ] = useState< Status >( 'idle' );
	const [ result, setResult ] = useState< ChatCheck | null >( null );

	async function check() {
		setStatus( 'working' );
		setResult( null );
		try {
			setResult(
				await apiFetch< ChatCheck >( {
					path: `/${ namespace }/chat/connection`,
					method: 'POST',
				} )
			);
			setStatus( 'done' );
		} catch ( error ) {
			logError( error );
			setStatus( 'failed' );
		}
	}

	return { status, result, check };
}

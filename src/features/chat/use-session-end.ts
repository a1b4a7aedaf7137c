import { useEffect } from 'react';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { sessionStore } from '../../stores/session';
import { connection } from './site-connection';

/**
 * Lets go of the database when the session on the site is over or about to be: signing out revokes the chat's sign-in, and
 * WordPress would refuse to renew it. Where the session goes on after all, so does the chat.
 */
export function useSessionEnd(): void {
	const isEnding = useSelect(
		( select ) => select( sessionStore ).isEnding(),
		[]
	);
	useEffect( () => {
		if ( ! isEnding ) {
			return;
		}
		connection.close(
			__(
				'Phiên đăng nhập đã kết thúc, nên trò chuyện tạm ngắt.',
				'hien'
			)
		);
		return () => connection.retry();
	}, [ isEnding ] );
}

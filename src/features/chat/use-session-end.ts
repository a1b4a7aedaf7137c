import { useEffect } from 'react';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { sessionStore } from '../../stores/session';
import { connection } from './site-connection';

/**
 * Disconnects when the user's session on the site ends or is about to end: signing out revokes the chat's sign-in, and
 * WordPress would refuse to renew it. Connects again if the session continues after all.
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

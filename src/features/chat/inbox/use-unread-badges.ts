import { useEffect } from 'react';
import { unreadText } from '../unread-text';

/**
 * Shows the number of unread conversations where WordPress has printed it: in wp-admin's menu and the admin bar (see
 * Chat/Unread_Count.php).
 *
 * @param count Null while it is not known.
 */
export function useUnreadBadges( count: number | null ): void {
	useEffect( () => {
		if ( count === null ) {
			return;
		}
		for ( const badge of document.querySelectorAll( '.hien-chat-count' ) ) {
			badge.textContent = unreadText( count );
			// WordPress hides the number of its menu by the class count-0.
			const bubble = badge.closest( '.awaiting-mod' );
			if ( bubble ) {
				bubble.className = `awaiting-mod count-${ count }`;
			}
		}
	}, [ count ] );
}

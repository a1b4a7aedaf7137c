import { useEffect } from 'react';
import { unreadText } from '../unread-text';

/**
 * Updates the numbers of unread conversations that WordPress prints in wp-admin's menu and the admin bar
 * (Admin/Unread_Count.php).
 *
 * @param count Null until it is known.
 */
export function useUnreadBadges( count: number | null ): void {
	useEffect( () => {
		if ( count === null ) {
			return;
		}
		for ( const badge of document.querySelectorAll( '.hien-chat-count' ) ) {
			badge.textContent = unreadText( count );
			// The class count-0 hides the number in the menu.
			const bubble = badge.closest( '.awaiting-mod' );
			if ( bubble ) {
				bubble.className = `awaiting-mod count-${ count }`;
			}
		}
	}, [ count ] );
}

import { UNREAD_MOST } from '../../contract/constants';

/** The number of unread messages or conversations, for a badge. Twin: number() in Admin/Unread_Count.php */
export function unreadText( count: number ): string {
	return count > UNREAD_MOST ? `${ UNREAD_MOST }+` : String( count );
}

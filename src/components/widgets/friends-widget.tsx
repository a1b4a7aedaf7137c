import { __ } from '@wordpress/i18n';
import type { Friend } from '../../contract/types';
import { FriendGrid } from '../cards/friend-grid/friend-grid';
import { Widget } from './widget';

export function FriendsWidget( {
	friends,
}: {
	readonly friends: readonly Friend[];
} ) {
	return friends.length === 0 ? null : (
		<Widget
			title={ __( 'Bạn bè tin cậy', 'hien' ) }
			more={ { text: __( 'Xem tất cả', 'hien' ), path: '/ban-be' } }
		>
			<FriendGrid friends={ friends } />
		</Widget>
	);
}

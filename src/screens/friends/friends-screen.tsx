import { __ } from '@wordpress/i18n';
import { ContentList } from '../../components/cards/content-list/content-list';
import { FriendCard } from '../../components/cards/friend-card/friend-card';
import { withData } from '../with-data';
import type { DataProps } from '../with-data';

function Friends( { data: { friends, page } }: DataProps< 'friends' > ) {
	return (
		<ContentList
			list={ friends }
			page={ page }
			empty={ {
				title: __( 'Chưa có ai ở đây', 'hien' ),
				text: __(
					'Những người bạn đầu tiên sắp ghé hiên. Bạn quay lại nhé.',
					'hien'
				),
			} }
		>
			{ ( { data } ) => (
				<div className="hien-grid">
					{ data.map( ( friend ) => (
						<FriendCard key={ friend.id } friend={ friend } />
					) ) }
				</div>
			) }
		</ContentList>
	);
}

export const FriendsScreen = withData( Friends );

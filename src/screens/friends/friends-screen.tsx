import { __ } from '@wordpress/i18n';
import { ContentList } from '../../components/cards/content-list/content-list';
import { FriendCard } from '../../components/cards/friend-card/friend-card';
import { GridSkeleton } from '../../components/ui/skeleton/skeleton';
import type { ScreenProps } from '../../lib/screen-props';
import { useScreenData } from '../../stores/use-screen-data';

export function FriendsScreen( { screen }: ScreenProps< 'friends' > ) {
	return (
		<ContentList
			list={ useScreenData( screen, 'friends' ) }
			page={ useScreenData( screen, 'page' ) }
			skeleton={ <GridSkeleton modifier="is-row" /> }
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

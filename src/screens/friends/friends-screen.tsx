import { __ } from '@wordpress/i18n';
import { ContentList } from '../../components/cards/content-list/content-list';
import { FriendCard } from '../../components/cards/friend-card/friend-card';
import { GridSkeleton } from '../../components/ui/skeleton/skeleton';
import { ROUTES } from '../../contract/routes';
import type { FriendList, PageWords } from '../../contract/types';
import { restPath } from '../../lib/paths';
import { both } from '../../lib/response-state';
import type { ScreenProps } from '../../lib/screen-props';
import { useResponse } from '../../stores/use-response';

export function FriendsScreen( { screen }: ScreenProps ) {
	const [ friendsRest, pageRest ] = ROUTES.friends.rest;
	const response = both(
		useResponse( restPath< FriendList >( friendsRest, screen.params ) ),
		useResponse( restPath< PageWords >( pageRest ) )
	);
	return (
		<ContentList
			response={ response }
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

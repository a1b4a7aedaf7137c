import { __ } from '@wordpress/i18n';
import type { FriendList } from '../../contract/types';
import { shortName } from '../../lib/formats';
import { CoverImage } from '../cards/cover/cover';
import { Link } from '../ui/link/link';
import { Widget } from './widget';

export function FriendsWidget( { data }: FriendList ) {
	return data.length === 0 ? null : (
		<Widget
			title={ __( 'Bạn bè tin cậy', 'hien' ) }
			more={ { text: __( 'Xem tất cả', 'hien' ), path: '/ban-be' } }
		>
			<div className="hien-friend-grid">
				{ data.map( ( friend ) => (
					<Link
						key={ friend.id }
						className="hien-friend-grid__item"
						to={ friend.path }
						aria-label={ friend.title }
					>
						<span className="hien-cover hien-friend-grid__image">
							<CoverImage
								post={ friend }
								className="hien-cover__image"
								sizes="64px"
							/>
						</span>
						{ shortName( friend.title, 2 ) }
					</Link>
				) ) }
			</div>
		</Widget>
	);
}

import type { Friend } from '../../../contract/types';
import { CoverImage } from '../cover/cover';
import { Link } from '../../ui/link/link';
import './friend-card.scss';

export function FriendCard( { friend }: { readonly friend: Friend } ) {
	const { path, title, text } = friend;
	return (
		<Link className="hien-card hien-friend-card" to={ path }>
			<span className="hien-cover hien-friend-card__image">
				<CoverImage
					post={ friend }
					className="hien-cover__image"
					sizes="84px"
				/>
			</span>
			<span>
				<span className="hien-friend-card__name">{ title }</span>
				{ text && (
					<span className="hien-friend-card__text hien-clamp-2">
						{ text }
					</span>
				) }
			</span>
		</Link>
	);
}

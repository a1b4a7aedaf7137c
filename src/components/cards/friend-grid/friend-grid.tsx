import type { Friend } from '../../../contract/types';
import { shortName } from '../../../lib/formats';
import { CoverImage } from '../cover/cover';
import { Link } from '../../ui/link/link';
import './friend-grid.later.scss';

/** Portraits of friends with their short names, three in a row. */
export function FriendGrid( {
	friends,
}: {
	readonly friends: readonly Friend[];
} ) {
	return (
		<div className="hien-friend-grid">
			{ friends.map( ( friend ) => (
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
	);
}

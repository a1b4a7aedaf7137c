import type { PostSummary } from '../../../contract/types';
import { cx } from '../../../lib/class-names';
import { titleText } from '../../../lib/formats';
import { Link } from '../../ui/link/link';
import { Locked } from '../../ui/meta/locked';
import { PostDate } from '../../ui/meta/post-date';
import { CoverImage, tileClass } from '../cover/cover';
import './post-row.later.scss';

interface Props {
	readonly posts: readonly PostSummary[];
}

/** Small cards of posts, three side by side. */
export function PostRow( { posts }: Props ) {
	return (
		<div className="hien-post-row">
			{ posts.map( ( post ) => (
				<Link
					key={ post.id }
					className="hien-card hien-post-row__item"
					to={ post.path }
				>
					<span className={ cx( 'hien-cover', tileClass( post ) ) }>
						<CoverImage
							post={ post }
							className="hien-cover__image"
							sizes="(max-width: 600px) 124x110px, 229x143px"
						/>
					</span>
					<span className="hien-post-row__body">
						<span className="hien-post-row__title hien-clamp-3">
							{ titleText( post.title ) }
						</span>
						{ post.protected && <Locked /> }
						<span className="hien-meta">
							<PostDate iso={ post.date } />
						</span>
					</span>
				</Link>
			) ) }
		</div>
	);
}

import type { SearchResult as Result } from '../../../contract/types';
import { href } from '../../../lib/paths';
import { CoverLink } from '../cover/cover';
import { PostDate } from '../../ui/meta/post-date';
import '../post-card/post-card.scss';
import { Marked } from './marked';

interface Props {
	readonly result: Result;
	/** Whether it is in the first view. */
	readonly eager: boolean;
}

/** One thing that a search found. */
export function SearchResult( { result, eager }: Props ) {
	const { title, excerpt, type, date } = result;
	const address = href( result.path );
	return (
		<article className="hien-card hien-post-card is-compact">
			<CoverLink
				post={ result }
				href={ address }
				className="hien-post-card__cover"
				sizes="224px"
				eager={ eager }
			/>
			<div className="hien-post-card__body">
				<h2 className="hien-post-card__title">
					<a className="hien-clamp-3" href={ address }>
						{ title }
					</a>
				</h2>
				{ excerpt && (
					<p className="hien-post-card__excerpt hien-clamp-3">
						<Marked html={ excerpt } />
					</p>
				) }
				<p className="hien-meta">
					<span>{ type }</span>
					<span className="hien-meta__dot">
						<PostDate iso={ date } />
					</span>
				</p>
			</div>
		</article>
	);
}

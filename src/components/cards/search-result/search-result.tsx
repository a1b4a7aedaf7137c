import type { SearchResult as Result } from '../../../contract/types';
import { titleText } from '../../../lib/formats';
import { CoverLink } from '../cover/cover';
import { PostDate } from '../../ui/meta/post-date';
import '../post-card/post-card.scss';
import { Marked } from './marked';
import { Link } from '../../ui/link/link';

interface Props {
	readonly result: Result;
	/** Whether it is visible without scrolling. */
	readonly eager: boolean;
}

/** A result of a search. */
export function SearchResult( { result, eager }: Props ) {
	const { title, excerpt, type, date, path } = result;
	return (
		<article className="hien-card hien-post-card is-compact">
			<CoverLink
				post={ result }
				to={ path }
				className="hien-post-card__cover"
				sizes="224px"
				eager={ eager }
			/>
			<div className="hien-post-card__body">
				<h2 className="hien-post-card__title">
					<Link className="hien-clamp-3" to={ path }>
						{ titleText( title ) }
					</Link>
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

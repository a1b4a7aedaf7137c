import { Fragment } from 'react';
import type { SearchResult as Result } from '../../../contract/types';
import { titleText } from '../../../lib/formats';
import { CoverLink } from '../cover/cover';
import { PostDate } from '../../ui/meta/post-date';
import { Link } from '../../ui/link/link';
import '../post-card/post-card.scss';

/** The entities that esc_html() prints. */
const ENTITIES: Readonly< Record< string, string > > = {
	'&lt;': '<',
	'&gt;': '>',
	'&quot;': '"',
	'&#039;': "'",
	'&amp;': '&',
};

function plain( escaped: string ): string {
	return escaped.replace(
		/&(?:lt|gt|quot|#039|amp);/g,
		( entity ) => ENTITIES[ entity ] ?? entity
	);
}

/** Text in which `mark` is the only tag, as the REST resource `search` returns it. */
function Marked( { html }: { readonly html: string } ) {
	return html.split( /<\/?mark>/ ).map( ( piece, index ) =>
		// Every second piece was inside a `mark`.
		index % 2 === 1 ? (
			<mark key={ index }>{ plain( piece ) }</mark>
		) : (
			<Fragment key={ index }>{ plain( piece ) }</Fragment>
		)
	);
}

interface Props {
	readonly result: Result;
	readonly eager: boolean;
}

export function SearchResult( { result, eager }: Props ) {
	const { title, excerpt, type, date, path } = result;
	return (
		<article className="hien-card hien-post-card is-compact">
			<CoverLink
				post={ result }
				to={ path }
				className="hien-post-card__cover"
				sizes="(max-width: 600px) 116x165px, 224x170px"
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

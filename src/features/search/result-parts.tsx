import { Fragment } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import type { SearchResults } from '../../contract/types';
import { cx } from '../../lib/class-names';
import { isPlainClick } from '../../lib/is-plain-click';
import { resultCount, titleText } from '../../lib/formats';
import { splitAtMatches } from './split-at-matches';
import { loadFailure } from '../../lib/failure-sentences';
import { rawUrlEncode } from '../../lib/paths';
import type { Answer } from '../../lib/use-search';
import { CoverImage, tileClass } from '../../components/cards/cover/cover';
import type { Pictured } from '../../components/cards/cover/cover';
import { loadDrawings } from '../../components/cards/cover/load-drawings';
import { Link } from '../../components/ui/link/link';
import { RetryButton } from '../../components/ui/retry-button/retry-button';
import './result-parts.scss';

void loadDrawings();

export function Thumb( props: {
	readonly post: Pictured;
	readonly sizes: string;
} ) {
	const { post, sizes } = props;
	return (
		<span
			className={ cx(
				'hien-cover hien-search__thumb',
				tileClass( post )
			) }
		>
			<CoverImage
				post={ post }
				className="hien-cover__image"
				sizes={ sizes }
			/>
		</span>
	);
}

/** A title in which the words of the query are marked. */
export function ResultTitle( props: {
	readonly title: string;
	readonly query: string;
} ) {
	const { title, query } = props;
	return (
		<span className="hien-search__title hien-clamp-2">
			{ splitAtMatches( titleText( title ), query ).map(
				( { text, isMatch }, index ) =>
					isMatch ? (
						<mark key={ index }>{ text }</mark>
					) : (
						<Fragment key={ index }>{ text }</Fragment>
					)
			) }
		</span>
	);
}

/** A link to the pages of all results, where a list shows only the first of them. */
export function AllResults( props: {
	readonly answer: Answer< SearchResults >;
	/** Called when the link is followed in this tab. */
	readonly onFollow: () => void;
} ) {
	const { answer, onFollow } = props;
	const { count, data, query } = answer;
	if ( count <= data.length ) {
		return null;
	}
	return (
		<Link
			className="hien-search__all"
			to={ `/?s=${ rawUrlEncode( query ) }` }
			onClick={ ( event ) => isPlainClick( event ) && onFollow() }
		>
			{ sprintf(
				/* translators: %s: number of results, as "62 kết quả". */
				__( 'Xem tất cả %s', 'hien' ),
				resultCount( count )
			) }
		</Link>
	);
}

export function SearchFailure( props: {
	readonly retry: () => void;
	readonly error: unknown;
} ) {
	return (
		<div className="hien-search__failure">
			<p role="alert">
				{ `${ __( 'Chưa tìm được.', 'hien' ) } ${ loadFailure( props.error ) }` }
			</p>
			<RetryButton retry={ props.retry } />
		</div>
	);
}

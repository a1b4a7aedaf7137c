import { Fragment } from 'react';
import { __ } from '@wordpress/i18n';
import { cx } from '../../lib/class-names';
import { titleText } from '../../lib/formats';
import { matches } from '../../lib/matches';
import { refusalOf } from '../../lib/refusal';
import { CoverImage, tileClass } from '../../components/cards/cover/cover';
import type { Pictured } from '../../components/cards/cover/cover';
import { loadDrawings } from '../../components/cards/cover/load-drawings';
import { RetryButton } from '../../components/ui/retry-button/retry-button';
import './found.scss';

void loadDrawings();

/** The small picture of a search result. */
export function Thumb( props: {
	readonly post: Pictured;
	/** The `sizes` attribute. */
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
export function FoundTitle( props: {
	readonly title: string;
	readonly query: string;
} ) {
	const { title, query } = props;
	return (
		<span className="hien-search__title hien-clamp-2">
			{ matches( titleText( title ), query ).map(
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

/** The message that a search has failed, with a retry button. */
export function SearchFailure( props: {
	readonly retry: () => void;
	readonly error: unknown;
} ) {
	return (
		<div className="hien-search__failure">
			<p role="alert">
				{ refusalOf( props.error ) ||
					__( 'Chưa tìm được. Có thể mạng đang chập chờn.', 'hien' ) }
			</p>
			<RetryButton retry={ props.retry } />
		</div>
	);
}

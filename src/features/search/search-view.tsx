import ArrowLeft from 'lucide-static/icons/arrow-left.svg';
import { useLayoutEffect, useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { findContent } from '../../api/search';
import type { SearchResults } from '../../contract/types';
import { isPlainClick } from '../../lib/is-plain-click';
import { useDialog } from '../../lib/use-dialog';
import { useListener } from '../../lib/use-listener';
import { useSearch } from '../../lib/use-search';
import type { Answer } from '../../lib/use-search';
import { resultCount } from '../../lib/formats';
import { LATEST_POSTS } from '../../stores/responses';
import { useFreshResponse } from '../../stores/use-fresh-response';
import type { Pictured } from '../../components/cards/cover/cover';
import { PartBoundary } from '../../components/ui/error-boundary/error-boundary';
import { Icon } from '../../components/ui/icon/icon';
import { LiveRegion } from '../../components/ui/live-region/live-region';
import { Loaded } from '../../components/ui/loaded/loaded';
import { PostDate } from '../../components/ui/meta/post-date';
import { AllResults, ResultTitle, SearchFailure, Thumb } from './result-parts';
import { SearchControls } from './search-controls';
import { SearchForm } from '../../components/ui/search-form/search-form';
import { Spinner } from '../../components/ui/spinner/spinner';
import { Link } from '../../components/ui/link/link';
import './search-view.scss';

type Row = Pictured & {
	readonly id: number;
	readonly path: string;
	readonly title: string;
	readonly date: string;
};

interface RowsProps {
	readonly rows: readonly Row[];
	readonly query: string;
	readonly onChoose: () => void;
}

function Rows( { rows, query, onChoose }: RowsProps ) {
	return rows.map( ( row ) => (
		<Link
			key={ row.id }
			className="hien-search-view__row"
			to={ row.path }
			onClick={ ( event ) => isPlainClick( event ) && onChoose() }
		>
			<Thumb post={ row } sizes="88px" />
			<span>
				<ResultTitle title={ row.title } query={ query } />
				<span className="hien-meta">
					<PostDate iso={ row.date } />
				</span>
			</span>
		</Link>
	) );
}

function Found( props: {
	readonly answer: Answer< SearchResults >;
	readonly onChoose: () => void;
} ) {
	const { query, count, data } = props.answer;
	return (
		<>
			<h2 className="hien-search-view__title">
				{ __( 'Kết quả tìm kiếm', 'hien' ) }
				<span className="hien-search-view__count">
					{ resultCount( count ) }
				</span>
			</h2>
			<Rows rows={ data } query={ query } onChoose={ props.onChoose } />
			<AllResults answer={ props.answer } onFollow={ props.onChoose } />
		</>
	);
}

function Recent( { onChoose }: { readonly onChoose: () => void } ) {
	const recent = useFreshResponse( LATEST_POSTS );
	return (
		<>
			<h2 className="hien-search-view__title">
				{ __( 'Gần đây', 'hien' ) }
			</h2>
			<Loaded
				response={ recent }
				placeholder={ <Spinner label={ __( 'Đang tải…', 'hien' ) } /> }
			>
				{ ( { data } ) => (
					<Rows rows={ data } query="" onChoose={ onChoose } />
				) }
			</Loaded>
		</>
	);
}

interface Props {
	readonly onLeave: () => void;
	/** Called when the visitor follows a result or sends the form. */
	readonly onChoose: () => void;
}

/** The full-screen search of a phone, with the latest posts until there are results. */
export function SearchView( props: Props ) {
	const { onLeave, onChoose } = props;
	const dialog = useDialog( onLeave );
	const [ input, setInput ] = useState< HTMLInputElement | null >( null );
	const search = useSearch( input, findContent );
	const { answer } = search;
	const count = answer?.count ?? 0;

	useLayoutEffect( () => input?.focus(), [ input ] );
	useListener( input?.form ?? null, 'submit', onChoose );

	return (
		<dialog
			{ ...dialog }
			className="hien-search-view"
			aria-label={ __( 'Tìm kiếm', 'hien' ) }
		>
			<div className="hien-search-view__bar">
				<button
					className="hien-icon-button"
					type="button"
					aria-label={ __( 'Quay lại', 'hien' ) }
					onClick={ onLeave }
				>
					<Icon icon={ ArrowLeft } />
				</button>
				<SearchForm id="hien-search-view" inputRef={ setInput }>
					{ input && (
						<SearchControls input={ input } search={ search } />
					) }
				</SearchForm>
			</div>
			<div className="hien-search-view__body">
				<PartBoundary>
					<LiveRegion
						message={ answer ? resultCount( count ) : '' }
					/>
					{ search.hasFailed && (
						<SearchFailure
							retry={ search.retry }
							error={ search.error }
						/>
					) }
					{ answer && count === 0 && (
						<p className="hien-search-view__note">
							{ sprintf(
								/* translators: %s: words that were searched for. */
								__( 'Không tìm thấy gì cho “%s”.', 'hien' ),
								answer.query
							) }
						</p>
					) }
					{ answer && count > 0 ? (
						<Found answer={ answer } onChoose={ onChoose } />
					) : (
						<Recent onChoose={ onChoose } />
					) }
				</PartBoundary>
			</div>
		</dialog>
	);
}

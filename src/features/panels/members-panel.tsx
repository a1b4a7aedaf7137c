import Search from 'lucide-static/icons/search.svg';
import { useCallback, useEffect, useId, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { useRegistry } from '@wordpress/data';
import type { DataRegistry } from '@wordpress/data';
import { PROFILE_NAME_LENGTH } from '../../contract/constants';
import type { MemberList } from '../../contract/types';
import { useMinimumLoading } from '../../lib/use-minimum-loading';
import { memberCount, joinedOn } from '../../lib/formats';
import { Avatar } from '../../components/ui/avatar/avatar';
import { Empty, LoadError } from '../../components/ui/empty/empty';
import { Icon } from '../../components/ui/icon/icon';
import { LiveRegion } from '../../components/ui/live-region/live-region';
import { RowsSkeleton } from '../../components/ui/skeleton/skeleton';
import { Spinner } from '../../components/ui/spinner/spinner';
import { findMembers, membersPath } from '../../api/members';
import { useSearch } from '../../lib/use-search';
import { responsesStore } from '../../stores/responses';
import { Row } from './row';

/** The first page of all members. The header requests it before the panel opens; a failed request is repeated. */
async function firstMembers( registry: DataRegistry ): Promise< MemberList > {
	const path = membersPath( '', 1 );
	const { getResolutionError } = registry.select( responsesStore );
	const { invalidateResolution } = registry.dispatch( responsesStore );
	if ( getResolutionError( 'getResponse', [ path ] ) ) {
		await invalidateResolution( 'getResponse', [ path ] );
	}
	const { getResponse } = registry.resolveSelect( responsesStore );
	return ( await getResponse( path ) ) as MemberList;
}

function Rows( { members }: { readonly members: MemberList[ 'data' ] } ) {
	return members.map( ( { name, avt, date }, index ) => (
		<Row
			key={ index }
			mark={ <Avatar src={ avt } size="medium" /> }
			title={ name }
			text={ joinedOn( date ) }
		/>
	) );
}

/** The end of a scrolling list; calls `onNear` when it is about to scroll into view. */
function End( { onNear }: { readonly onNear: () => void } ) {
	const [ end, setEnd ] = useState< HTMLElement | null >( null );
	useEffect( () => {
		if ( ! end ) {
			return;
		}
		const list = end.parentElement;
		// Of a low window the whole panel scrolls, see panel.scss.
		const isScrolling =
			list && getComputedStyle( list ).overflowY === 'auto';
		const observer = new IntersectionObserver(
			( entries ) =>
				entries.some( ( entry ) => entry.isIntersecting ) && onNear(),
			{
				root: isScrolling ? list : end.closest( '.hien-panel' ),
				rootMargin: '0px 0px 240px',
			}
		);
		observer.observe( end );
		return () => observer.disconnect();
	}, [ end, onNear ] );
	return <div ref={ setEnd } />;
}

/** All members, the newest first, with a filter by name. */
export function MembersPanel() {
	const [ input, setInput ] = useState< HTMLInputElement | null >( null );
	const id = useId();
	const registry = useRegistry();
	const find = useCallback(
		( name: string, page: number, signal: AbortSignal ) =>
			name === '' && page === 1
				? firstMembers( registry )
				: findMembers( name, page, signal ),
		[ registry ]
	);
	const search = useSearch( input, find, true );
	const { answer: members, hasFailed, error, retry } = search;
	const isLoading = useMinimumLoading( search.isSearching );
	const isEmpty = members?.count === 0;
	const noMembers = __( 'Không tìm thấy thành viên nào!', 'hien' );
	const found = isEmpty ? noMembers : memberCount( members?.count ?? 0 );
	return (
		<>
			<div className="hien-panel__filter">
				<div className="hien-search__box">
					<label className="hien-search__label" htmlFor={ id }>
						<span className="hien-visually-hidden">
							{ __( 'Lọc theo tên', 'hien' ) }
						</span>
						<Icon icon={ Search } small />
						<input
							ref={ setInput }
							id={ id }
							className="hien-search__input"
							type="search"
							autoComplete="off"
							maxLength={ PROFILE_NAME_LENGTH }
							placeholder={ __(
								'Tìm thành viên theo tên',
								'hien'
							) }
						/>
					</label>
					{ isLoading && (
						<Spinner label={ __( 'Đang tải', 'hien' ) } />
					) }
				</div>
			</div>
			<LiveRegion message={ members && ! isLoading ? found : '' } />
			<div
				// A new key scrolls another result to its top.
				key={ members?.query }
				className="hien-panel__body"
				role="region"
				aria-label={ __( 'Danh sách thành viên', 'hien' ) }
				// Focusable, so that the arrow keys scroll it.
				tabIndex={ 0 }
			>
				{ ! members && ! hasFailed && (
					<RowsSkeleton mark="is-circle" />
				) }
				{ isEmpty && (
					<Empty art="search" title={ noMembers } compact />
				) }
				{ members && <Rows members={ members.data } /> }
				{ hasFailed && (
					<LoadError retry={ retry } error={ error } compact />
				) }
				{ members && ! hasFailed && <End onNear={ search.more } /> }
			</div>
		</>
	);
}

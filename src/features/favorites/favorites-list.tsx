import Undo2 from 'lucide-static/icons/undo-2.svg';
import X from 'lucide-static/icons/x.svg';
import { useEffect, useState } from 'react';
import { useDispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { CoverLink } from '../../components/cards/cover/cover';
import { Empty, LoadError } from '../../components/ui/empty/empty';
import { Icon } from '../../components/ui/icon/icon';
import { Link } from '../../components/ui/link/link';
import { LiveRegion } from '../../components/ui/live-region/live-region';
import { Pagination } from '../../components/ui/pagination/pagination';
import { RowsSkeleton } from '../../components/ui/skeleton/skeleton';
import type { Favorite, FavoriteList } from '../../contract/types';
import { ACCOUNT_PATH } from '../../lib/account-links';
import { cx } from '../../lib/class-names';
import { titleText, formatDate } from '../../lib/formats';
import { pagePath, restPath } from '../../lib/paths';
import type { ScreenProps } from '../../lib/screen-props';
import { responsesStore, responsePath } from '../../stores/responses';
import { useFreshResponse } from '../../stores/use-fresh-response';
import { keyOf, savedStore } from './store';
import { useFavorites, useSaved } from './use-favorites';

type Kind = Favorite[ 'type' ];

/** REST path of the items of one kind, with the maximum `limit`. */
const OF_KIND = 'favorites?limit=100&page=1&type={kind}';

function kinds(): ReadonlyArray< readonly [ Kind, string ] > {
	return [
		[ 'posts', __( 'Bài viết', 'hien' ) ],
		[ 'videos', __( 'Video', 'hien' ) ],
		[ 'images', __( 'Hình ảnh', 'hien' ) ],
		[ 'courses', __( 'Khóa học', 'hien' ) ],
		[ 'downloads', __( 'Tài nguyên', 'hien' ) ],
	];
}

interface RowProps {
	readonly item: Favorite;
	readonly announce: ( text: string ) => void;
}

function Row( { item, announce }: RowProps ) {
	const { title, path, type, object_id: id, date } = item;
	const saved = useSaved( { type, object_id: id, created: date } );
	const isGone = saved.isSaved === false;
	const label = isGone
		? /* translators: %s: a title. */
			sprintf( __( 'Hoàn tác: %s', 'hien' ), title )
		: /* translators: %s: a title. */
			sprintf( __( 'Bỏ lưu: %s', 'hien' ), title );

	function onClick(): void {
		saved.toggle();
		// With the title, because a repeated text would not be announced.
		announce(
			isGone
				? /* translators: %s: a title. */
					sprintf( __( 'Đã lưu lại: %s', 'hien' ), title )
				: /* translators: %s: a title. */
					sprintf( __( 'Đã bỏ lưu: %s', 'hien' ), title )
		);
	}

	return (
		<li
			className={ cx(
				'hien-account__row hien-favorite',
				isGone && 'is-removed'
			) }
		>
			<CoverLink
				post={ item }
				to={ path }
				className="hien-favorite__cover"
				sizes="128px"
			/>
			<div className="hien-account__row-main">
				<Link className="hien-account__row-title" to={ path }>
					{ titleText( title ) }
				</Link>
				<p className="hien-account__since">
					{ isGone
						? __( 'Đã bỏ lưu', 'hien' )
						: sprintf(
								/* translators: 1: kind of content. 2: date. */
								__( '%1$s · Lưu ngày %2$s', 'hien' ),
								new Map( kinds() ).get( type ) ?? '',
								formatDate( date )
							) }
				</p>
			</div>
			<button
				className="hien-button is-outline is-small"
				type="button"
				aria-label={ label }
				onClick={ onClick }
			>
				<Icon icon={ isGone ? Undo2 : X } small />
				{ isGone ? __( 'Hoàn tác', 'hien' ) : __( 'Bỏ lưu', 'hien' ) }
			</button>
		</li>
	);
}

interface ItemsProps extends ScreenProps< 'account' > {
	/** Null for all. */
	readonly kind: Kind | null;
}

function Items( { kind, screen }: ItemsProps ) {
	const path = kind
		? restPath< FavoriteList >( OF_KIND, { kind } )
		: responsePath( screen, 'favorites' );
	const list = useFreshResponse( path );
	const registry = useFavorites();
	const { refresh } = useDispatch( responsesStore );
	const [ announcement, announce ] = useState( '' );
	useEffect( () => {
		// The response of the page, or an earlier one, is out of date.
		if ( registry.select( savedStore ).hasChanged() ) {
			void refresh( path );
		}
	}, [ registry, refresh, path ] );
	if ( list.status === 'loading' ) {
		return <RowsSkeleton mark="is-thumb" />;
	}
	if ( list.status === 'error' ) {
		return <LoadError retry={ list.retry } error={ list.error } compact />;
	}
	const { data, count, page, pages } = list.data;
	if ( data.length === 0 ) {
		return kind ? (
			<Empty
				art="chair"
				title={ __( 'Bạn chưa lưu mục nào loại này', 'hien' ) }
			/>
		) : (
			<Empty
				art="chair"
				title={ __( 'Bạn chưa lưu gì', 'hien' ) }
				text={ __(
					'Gặp bài nào muốn đọc lại, bạn bấm “Lưu bài” nhé.',
					'hien'
				) }
			/>
		);
	}
	return (
		<>
			<ul className="hien-account__rows">
				{ data.map( ( item ) => (
					<Row
						key={ keyOf( item ) }
						item={ item }
						announce={ announce }
					/>
				) ) }
			</ul>
			{ kind && count > data.length && (
				<p className="hien-account__since">
					{ __( 'Các mục cũ hơn có trong “Tất cả”.', 'hien' ) }
				</p>
			) }
			{ ! kind && (
				<Pagination
					page={ page }
					pages={ pages }
					pathOf={ ( number ) =>
						`${ pagePath( ACCOUNT_PATH, number ) }?action=favorite`
					}
				/>
			) }
			<LiveRegion message={ announcement } />
		</>
	);
}

/** The saved items of the member, all or of one kind. Twin: theme/parts/account/favorites.php */
export function FavoritesList( { screen }: ScreenProps< 'account' > ) {
	const [ kind, setKind ] = useState< Kind | null >( null );
	return (
		<>
			<div
				className="hien-chip-row"
				role="group"
				aria-label={ __( 'Lọc theo loại', 'hien' ) }
			>
				{ [ [ null, __( 'Tất cả', 'hien' ) ] as const, ...kinds() ].map(
					( [ each, name ] ) => (
						<button
							key={ name }
							className={ cx(
								'hien-chip',
								each === kind && 'is-active'
							) }
							type="button"
							aria-pressed={ each === kind }
							onClick={ () => setKind( each ) }
						>
							{ name }
						</button>
					)
				) }
			</div>
			<Items key={ kind } kind={ kind } screen={ screen } />
		</>
	);
}

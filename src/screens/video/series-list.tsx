import Play from 'lucide-static/icons/play.svg';
import { __, sprintf } from '@wordpress/i18n';
import { Icon } from '../../components/ui/icon/icon';
import {
	VideoCover,
	videoCoverClass,
} from '../../components/cards/video-cover/video-cover';
import type { Video, VideoSummary } from '../../contract/types';
import { cx } from '../../lib/class-names';
import { titleText } from '../../lib/formats';
import { Link } from '../../components/ui/link/link';

interface ItemProps {
	readonly video: VideoSummary;
	readonly number: number;
	readonly isCurrent: boolean;
}

function Item( { video, number, isCurrent }: ItemProps ) {
	return (
		<Link
			className={ cx( 'hien-video__item', isCurrent && 'is-active' ) }
			to={ video.path }
			aria-current={ isCurrent ? 'page' : undefined }
		>
			<span className="hien-video__index">
				{ isCurrent ? <Icon icon={ Play } small /> : number }
			</span>
			<span className={ videoCoverClass( video ) }>
				<VideoCover video={ video } sizes="104px" />
			</span>
			<span className="hien-video__name hien-clamp-2">
				{ titleText( video.title ) }
			</span>
		</Link>
	);
}

/** The videos of the series that this one belongs to; the current one is marked. */
export function SeriesList( { video }: { readonly video: Video } ) {
	const { series, series_items: items, series_first: first } = video;
	if ( series === null || items.length === 0 ) {
		return null;
	}
	const place = items.findIndex( ( { id } ) => id === video.id );
	return (
		<aside
			className="hien-card hien-video__list"
			aria-label={ __( 'Cùng loạt bài', 'hien' ) }
		>
			<h2 className="hien-video__series">
				<Link to={ series.path }>
					{ sprintf(
						/* translators: %s: name of a series. */
						__( 'Loạt bài: %s', 'hien' ),
						series.name
					) }
				</Link>{ ' ' }
				{ place >= 0 && (
					<span className="hien-video__place">
						{ `${ first + place }/${ video.series_total }` }
					</span>
				) }
			</h2>
			{ items.map( ( item, index ) => (
				<Item
					key={ item.id }
					video={ item }
					number={ first + index }
					isCurrent={ index === place }
				/>
			) ) }
		</aside>
	);
}

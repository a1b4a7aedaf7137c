import Play from 'lucide-static/icons/play.svg';
import type { ReactNode } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import type { Byline, VideoSummary } from '../../../contract/types';
import { titleText, viewCount } from '../../../lib/formats';
import { Link } from '../../ui/link/link';
import { CardActions } from '../post-card/card-actions';
import { CardHead } from '../post-card/card-head';
import { VideoCover, videoCoverClass } from '../video-cover/video-cover';

interface Props {
	readonly video: VideoSummary;
	readonly author: Byline;
	readonly saveButton: ReactNode;
}

/** A video in the feed, at the size of a full post card. */
export function FeedVideo( { video, author, saveButton }: Props ) {
	return (
		<article className="hien-card hien-post-card">
			<CardHead author={ author } date={ video.date }>
				<span className="hien-meta__dot">
					<Link to="/videos">{ __( 'Video', 'hien' ) }</Link>
				</span>
			</CardHead>
			<div className="hien-post-card__body">
				<h3 className="hien-post-card__title">
					<Link to={ video.path }>{ titleText( video.title ) }</Link>
				</h3>
			</div>
			<Link
				className={ videoCoverClass( video, 'hien-post-card__cover' ) }
				to={ video.path }
				tabIndex={ -1 }
				aria-hidden="true"
			>
				<VideoCover
					video={ video }
					sizes="(max-width: 768px) 94x53vw, 720x335px"
					play
				/>
			</Link>
			<div className="hien-post-card__stats">
				<span>{ viewCount( video.views ) }</span>
			</div>
			<CardActions
				entry={ video }
				icon={ Play }
				label={ __( 'Xem video', 'hien' ) }
				description={ sprintf(
					/* translators: %s: title of a video. */
					__( 'Xem video: %s', 'hien' ),
					video.title
				) }
				saveButton={ saveButton }
			/>
		</article>
	);
}

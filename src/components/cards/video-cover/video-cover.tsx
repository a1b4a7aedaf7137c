import Play from 'lucide-static/icons/play.svg';
import type { VideoSummary } from '../../../contract/types';
import { cx } from '../../../lib/class-names';
import { CoverImage, tileClass } from '../cover/cover';
import { Icon } from '../../ui/icon/icon';
import './video-cover.scss';

interface Props {
	readonly video: VideoSummary;
	/** The `sizes` attribute. */
	readonly sizes: string;
	/** Whether the cover is in the first view. */
	readonly eager?: boolean;
	/** Whether there is room for the play mark. */
	readonly play?: boolean;
}

/** The classes of what shows a video's picture. */
export function videoCoverClass( video: VideoSummary, more?: string ): string {
	return cx( 'hien-cover hien-video-cover', more, tileClass( video ) );
}

/** What lies in such a cover: the picture, the play mark, how long the video is. */
export function VideoCover( { video, sizes, eager = false, play }: Props ) {
	return (
		<>
			<CoverImage
				post={ video }
				className="hien-cover__image"
				sizes={ sizes }
				eager={ eager }
			/>
			{ play && (
				<span className="hien-video-cover__play">
					<Icon icon={ Play } />
				</span>
			) }
			{ video.duration && (
				<span className="hien-video-cover__time">
					{ video.duration }
				</span>
			) }
		</>
	);
}

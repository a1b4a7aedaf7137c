import Play from 'lucide-static/icons/play.svg';
import type { VideoSummary } from '../../../contract/types';
import { cx } from '../../../lib/class-names';
import { CoverImage, tileClass } from '../cover/cover';
import { Icon } from '../../ui/icon/icon';
import './video-cover.scss';

interface Props {
	readonly video: VideoSummary;
	readonly sizes: string;
	readonly eager?: boolean;
	readonly play?: boolean;
}

/** The classes of the element around VideoCover. */
export function videoCoverClass( video: VideoSummary, more?: string ): string {
	return cx( 'hien-cover hien-video-cover', more, tileClass( video ) );
}

/** The contents of a video's cover: the picture, the play icon, the duration. */
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

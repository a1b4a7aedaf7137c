import type { VideoSummary } from '../../../contract/types';
import { titleText, viewCount } from '../../../lib/formats';
import { PostDate } from '../../ui/meta/post-date';
import { VideoCover, videoCoverClass } from '../video-cover/video-cover';
import { Link } from '../../ui/link/link';
import './video-card.scss';

interface Props {
	readonly video: VideoSummary;
	readonly heading: 'h2' | 'h3';
	readonly eager?: boolean;
}

export function VideoCard( props: Props ) {
	const { video, heading: Heading, eager = false } = props;
	return (
		<Link className="hien-video-card" to={ video.path }>
			<span
				className={ videoCoverClass( video, 'hien-video-card__cover' ) }
			>
				<VideoCover
					video={ video }
					sizes="(max-width: 600px) 100vw, 380px"
					eager={ eager }
					play
				/>
			</span>
			<div>
				<Heading className="hien-video-card__title hien-clamp-2">
					{ titleText( video.title ) }
				</Heading>
				<p className="hien-meta">
					{ viewCount( video.views ) }
					<span className="hien-meta__dot">
						<PostDate iso={ video.date } />
					</span>
				</p>
			</div>
		</Link>
	);
}

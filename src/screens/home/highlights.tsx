import { __ } from '@wordpress/i18n';
import { FeedAlbum } from '../../components/cards/feed-card/feed-album';
import { FeedVideo } from '../../components/cards/feed-card/feed-video';
import {
	CompactPostCard,
	PostCard,
} from '../../components/cards/post-card/post-card';
import { CardSaveButton } from '../../features/favorites';
import { SectionHead } from '../../components/ui/section-head/section-head';
import type { PostSummary } from '../../contract/types';
import { siteOptions } from '../../lib/boot';
import { useShell } from '../../stores/use-shell';

interface Props {
	readonly posts: readonly PostSummary[];
	readonly eager: boolean;
}

/** Two posts with a video between them, compact posts, and an album. */
export function Highlights( { posts, eager }: Props ) {
	const { author } = siteOptions();
	const images = useShell( 'images' );
	const videos = useShell( 'videos' )?.data ?? [];
	// The most viewed of the newest videos; the side column shows the newest one.
	const [ video ] = [ ...videos ].sort( ( a, b ) => b.views - a.views );
	const [ newest, ...older ] = images?.data ?? [];
	const [ first, second, ...others ] = posts;
	const titleId = 'hien-highlights';
	return (
		<section className="hien-layout__section" aria-labelledby={ titleId }>
			<SectionHead
				id={ titleId }
				title={ __( 'Nội dung nổi bật', 'hien' ) }
				link={ {
					path: '/tin-moi',
					text: __( 'Tin mới', 'hien' ),
					label: __( 'Tin mới', 'hien' ),
				} }
			/>
			<div className="hien-feed">
				{ first && (
					<PostCard
						post={ first }
						eager={ eager }
						saveButton={
							<CardSaveButton type="posts" item={ first } />
						}
					/>
				) }
				{ video && (
					<FeedVideo
						video={ video }
						author={ author }
						saveButton={
							<CardSaveButton type="videos" item={ video } />
						}
					/>
				) }
				{ second && (
					<PostCard
						post={ second }
						saveButton={
							<CardSaveButton type="posts" item={ second } />
						}
					/>
				) }
				{ others.map( ( post ) => (
					<CompactPostCard key={ post.id } post={ post } />
				) ) }
				{ images && newest && (
					<FeedAlbum
						images={ [ newest, ...older ] }
						count={ images.count }
						author={ author }
					/>
				) }
			</div>
		</section>
	);
}

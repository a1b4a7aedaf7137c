import { __ } from '@wordpress/i18n';
import { Breadcrumbs } from '../../components/ui/breadcrumbs/breadcrumbs';
import { PostComments } from '../../features/comments';
import { SaveButton } from '../../features/favorites';
import { ArticleText } from '../../components/post/article-text';
import { Byline } from '../../components/post/byline';
import { Keywords } from '../../components/post/keywords';
import { PostNav } from '../../components/post/post-nav';
import { SectionHead } from '../../components/ui/section-head/section-head';
import { VideoCard } from '../../components/cards/video-card/video-card';
import type { VideoSummary } from '../../contract/types';
import { titleText, viewCount } from '../../lib/formats';
import { withData } from '../with-data';
import type { DataProps } from '../with-data';
import { Player } from './player';
import { SeriesList } from './series-list';
import '../../components/post/post.scss';
import './video-screen.scss';
import './video-screen.later.scss';

function Related( { videos }: { readonly videos: readonly VideoSummary[] } ) {
	const title = __( 'Video liên quan', 'hien' );
	return videos.length === 0 ? null : (
		<section
			className="hien-post__section hien-related"
			aria-label={ title }
		>
			<SectionHead title={ title } />
			<div className="hien-video__related">
				{ videos.map( ( video ) => (
					<VideoCard key={ video.id } video={ video } heading="h3" />
				) ) }
			</div>
		</section>
	);
}

function Video( { screen, data: { video } }: DataProps< 'video' > ) {
	return (
		<div
			className={ `hien-video${ video.series_items.length ? '' : ' is-alone' }` }
		>
			<article
				className="hien-video__main"
				// In the server's page, WordPress's post_class() adds further classes.
				suppressHydrationWarning
			>
				<Breadcrumbs
					trail={ video.breadcrumbs }
					current={ video.title }
				/>
				<div className="hien-video__player">
					<Player video={ video } />
				</div>
				<h1 className="hien-video__title">
					{ titleText( video.title ) }
				</h1>
				<Byline
					{ ...video }
					notes={ [ viewCount( video.views ) ] }
					saveButton={ <SaveButton type="videos" id={ video.id } /> }
				/>
				<ArticleText text={ video } />
				<Keywords tags={ video.terms } />
			</article>
			<SeriesList video={ video } />
			<div className="hien-video__more">
				<PostNav { ...video } />
				<Related videos={ video.related } />
				<PostComments post={ video } screen={ screen } />
			</div>
		</div>
	);
}

export const VideoScreen = withData( Video );

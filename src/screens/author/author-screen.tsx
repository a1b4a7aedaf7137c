import { __ } from '@wordpress/i18n';
import { homeCrumb } from '../../components/breadcrumbs/breadcrumbs';
import { LoadError } from '../../components/empty/empty';
import { Html } from '../../components/html/html';
import { Person } from '../../components/person/person';
import { CompactPostCard } from '../../components/post-card/post-card';
import { PostSkeleton } from '../../components/skeleton/skeleton';
import { Tabs, useActiveTab } from '../../components/tabs/tabs';
import { ROUTES } from '../../contract/routes';
import type {
	Options,
	PageWords,
	PostList,
	PostSummary,
} from '../../contract/types';
import { cx } from '../../lib/class-names';
import { restPath } from '../../lib/paths';
import type { ScreenProps } from '../../lib/screen-props';
import { optionsStore } from '../../stores/options';
import { pagesStore } from '../../stores/pages';
import { postsStore } from '../../stores/posts';
import { useResponse } from '../../stores/use-response';

interface Props {
	readonly words: PageWords;
	readonly author: Options[ 'author' ];
	readonly posts: readonly PostSummary[];
}

function Author( { words, author, posts }: Props ) {
	const sections = words.sections.map( ( section ) => ( {
		...section,
		title: section.title || __( 'Giới thiệu', 'hien' ),
	} ) );
	const latest = { id: 'bai-viet', title: __( 'Bài viết', 'hien' ) };
	const tabs = [ ...sections, latest ];
	const active = useActiveTab( tabs );
	const panel = ( id: string ) =>
		cx( 'hien-tabs__panel', id === active && 'is-active' );
	return (
		<Person
			trail={ [ homeCrumb() ] }
			current={ words.title }
			name={ author.name }
			text={ words.text || author.bio.join( ' ' ) }
			avatar={ author.avt }
			cover={ author.cover }
			tabs={
				<Tabs
					label={ __( 'Hồ sơ', 'hien' ) }
					tabs={ tabs }
					active={ active }
				/>
			}
		>
			{ sections.map( ( { id, title, content } ) => (
				<section
					key={ id }
					id={ id }
					className={ cx(
						panel( id ),
						'hien-card hien-person__body'
					) }
					aria-label={ title }
				>
					<Html
						id={ `author-${ id }` }
						className="hien-prose"
						html={ content }
					/>
				</section>
			) ) }
			<section
				id={ latest.id }
				className={ cx( panel( latest.id ), 'hien-feed is-list' ) }
				aria-label={ latest.title }
			>
				{ posts.map( ( post ) => (
					<CompactPostCard
						key={ post.id }
						post={ post }
						heading="h2"
					/>
				) ) }
			</section>
		</Person>
	);
}

/** The author: their own words in tabs, and their newest posts. */
export function AuthorScreen( { screen }: ScreenProps ) {
	const [ wordsRest, postsRest ] = ROUTES.author.rest;
	const options = useResponse( optionsStore, 'options' );
	const words = useResponse(
		pagesStore,
		restPath< PageWords >( wordsRest, screen.params )
	);
	const posts = useResponse(
		postsStore,
		restPath< PostList >( postsRest, screen.params )
	);
	const failed = [ options, words, posts ].find(
		( { status } ) => status === 'error'
	);
	if ( failed?.status === 'error' ) {
		return (
			<div className="hien-layout is-detail">
				<LoadError retry={ failed.retry } />
			</div>
		);
	}
	if (
		options.status !== 'ready' ||
		words.status !== 'ready' ||
		posts.status !== 'ready'
	) {
		return <PostSkeleton />;
	}
	return (
		<Author
			words={ words.data }
			author={ options.data.author }
			posts={ posts.data.data }
		/>
	);
}

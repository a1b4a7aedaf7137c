import { __ } from '@wordpress/i18n';
import { homeCrumb } from '../../lib/crumbs';
import { LoadError } from '../../components/ui/empty/empty';
import { Html } from '../../components/ui/html/html';
import { LinkList } from '../../components/cards/link-list/link-list';
import { Person } from '../../components/cards/person/person';
import { CompactPostCard } from '../../components/cards/post-card/post-card';
import { PostSkeleton } from '../../components/ui/skeleton/skeleton';
import { Tabs, useActiveTab } from '../../components/ui/tabs/tabs';
import { ROUTES } from '../../contract/routes';
import type {
	Options,
	PageWords,
	PostList,
	PostSummary,
	Project,
	ProjectList,
} from '../../contract/types';
import { cx } from '../../lib/class-names';
import { restPath } from '../../lib/paths';
import { both } from '../../lib/response-state';
import type { ScreenProps } from '../../lib/screen-props';
import {
	optionsStore,
	pagesStore,
	postsStore,
	projectsStore,
} from '../../stores/resources';
import { useResponse } from '../../stores/use-response';

interface Props {
	readonly words: PageWords;
	readonly author: Options[ 'author' ];
	readonly posts: readonly PostSummary[];
	readonly projects: readonly Project[];
}

function Author( { words, author, posts, projects }: Props ) {
	const sections = words.sections.map( ( section ) => ( {
		...section,
		title: section.title || __( 'Giới thiệu', 'hien' ),
	} ) );
	const work = { id: 'cac-du-an', title: __( 'Dự án', 'hien' ) };
	const latest = { id: 'bai-viet-moi', title: __( 'Bài viết', 'hien' ) };
	const tabs = [
		...sections,
		...( projects.length > 0 ? [ work ] : [] ),
		latest,
	];
	const active = useActiveTab( tabs );
	const panel = (
		{ id, title }: ( typeof tabs )[ number ],
		look: string
	) => ( {
		id,
		'aria-label': title,
		className: cx( 'hien-tabs__panel', id === active && 'is-active', look ),
	} );
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
			{ sections.map( ( section ) => (
				<section
					key={ section.id }
					{ ...panel( section, 'hien-card hien-person__body' ) }
				>
					<Html
						id={ `author-${ section.id }` }
						policy="article"
						className="hien-prose"
						html={ section.content }
					/>
				</section>
			) ) }
			{ projects.length > 0 && (
				<section { ...panel( work, 'hien-card hien-person__body' ) }>
					<LinkList items={ projects } wide />
				</section>
			) }
			<section { ...panel( latest, 'hien-feed is-list' ) }>
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

/** The author: their own words in tabs, their projects and newest posts. */
export function AuthorScreen( { screen }: ScreenProps ) {
	const [ wordsRest, postsRest, projectsRest ] = ROUTES.author.rest;
	const words = useResponse(
		pagesStore,
		restPath< PageWords >( wordsRest, screen.params )
	);
	const posts = useResponse(
		postsStore,
		restPath< PostList >( postsRest, screen.params )
	);
	const projects = useResponse(
		projectsStore,
		restPath< ProjectList >( projectsRest, screen.params )
	);
	const options = useResponse( optionsStore, 'options' );
	const response = both( both( words, options ), both( posts, projects ) );
	if ( response.status === 'error' ) {
		return (
			<div className="hien-layout is-detail">
				<LoadError retry={ response.retry } />
			</div>
		);
	}
	if ( response.status === 'loading' ) {
		return <PostSkeleton />;
	}
	const [ [ own, { author } ], [ latest, work ] ] = response.data;
	return (
		<Author
			words={ own }
			author={ author }
			posts={ latest.data }
			projects={ work.data }
		/>
	);
}

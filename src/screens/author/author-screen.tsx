import { __ } from '@wordpress/i18n';
import { homeCrumb } from '../../lib/crumbs';
import { DetailError } from '../../components/ui/empty/empty';
import { Prose } from '../../components/ui/html/prose';
import { LinkList } from '../../components/cards/link-list/link-list';
import { Person } from '../../components/cards/person/person';
import { CompactPostCard } from '../../components/cards/post-card/post-card';
import { PostSkeleton } from '../../components/ui/skeleton/skeleton';
import { Tabs, useActiveTab } from '../../components/ui/tabs/tabs';
import type {
	Options,
	PageWords,
	PostSummary,
	Project,
} from '../../contract/types';
import { ChatLink } from '../../features/chat';
import { cx } from '../../lib/class-names';
import { both } from '../../lib/response-state';
import type { ScreenProps } from '../../lib/screen-props';
import { useIsHydrating } from '../../lib/use-is-hydrating';
import { useResponse } from '../../stores/use-response';
import { useScreenData } from '../../stores/use-screen-data';

interface Props {
	readonly page: PageWords;
	readonly author: Options[ 'author' ];
	readonly posts: readonly PostSummary[];
	readonly projects: readonly Project[];
}

function Author( { page, author, posts, projects }: Props ) {
	const sections = page.sections.map( ( section ) => ( {
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
	const isHydrating = useIsHydrating();
	const panel = (
		{ id, title }: ( typeof tabs )[ number ],
		className: string
	) => ( {
		id,
		'aria-label': title,
		// The server's HTML has no `hidden`: there the style sheet shows one panel (tabs.scss).
		hidden: ! isHydrating && id !== active,
		className: cx(
			'hien-tabs__panel',
			id === active && 'is-active',
			className
		),
	} );
	return (
		<Person
			trail={ [ homeCrumb() ] }
			current={ page.title }
			name={ author.name }
			text={ page.text || author.bio.join( ' ' ) }
			avatar={ author.avt }
			cover={ author.cover }
			action={ <ChatLink /> }
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
					<h2 className="hien-tabs__heading">{ section.title }</h2>
					<Prose html={ section.content } />
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

/** The author: sections of their page in tabs, their projects and newest posts. */
export function AuthorScreen( { screen }: ScreenProps< 'author' > ) {
	const page = useScreenData( screen, 'page' );
	const posts = useScreenData( screen, 'posts' );
	const projects = useScreenData( screen, 'projects' );
	const options = useResponse< Options >( 'options' );
	const response = both( both( page, options ), both( posts, projects ) );
	if ( response.status === 'error' ) {
		return (
			<DetailError retry={ response.retry } error={ response.error } />
		);
	}
	if ( response.status === 'loading' ) {
		return <PostSkeleton />;
	}
	const [ [ own, { author } ], [ latest, work ] ] = response.data;
	return (
		<Author
			page={ own }
			author={ author }
			posts={ latest.data }
			projects={ work.data }
		/>
	);
}

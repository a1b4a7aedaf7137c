import { __ } from '@wordpress/i18n';
import { homeCrumb } from '../../lib/crumbs';
import { Prose } from '../../components/ui/html/prose';
import { LinkList } from '../../components/cards/link-list/link-list';
import { Person } from '../../components/cards/person/person';
import { CompactPostCard } from '../../components/cards/post-card/post-card';
import { Tabs, useActiveTab } from '../../components/ui/tabs/tabs';
import { ChatLink } from '../../features/chat';
import { cx } from '../../lib/class-names';
import { useIsHydrating } from '../../lib/use-is-hydrating';
import { siteOptions } from '../../lib/boot';
import { withData } from '../with-data';
import type { DataProps } from '../with-data';

function Author( { data }: DataProps< 'author' > ) {
	const { page } = data;
	const posts = data.posts.data;
	const projects = data.projects.data;
	const { author } = siteOptions();
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
export const AuthorScreen = withData( Author );

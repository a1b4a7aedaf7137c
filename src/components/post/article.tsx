import type { ReactNode } from 'react';
import type { Post } from '../../contract/types';
import { cx } from '../../lib/class-names';
import { titleText } from '../../lib/formats';
import { Breadcrumbs } from '../ui/breadcrumbs/breadcrumbs';
import { HydrationBoundary } from '../ui/hydration-boundary/hydration-boundary';
import { Later, useRenderStage } from '../ui/later/later';
import { TextSkeleton } from '../ui/skeleton/skeleton';
import { CollapsibleToc, Toc, useActiveHeading } from './toc';
import { ArticleText } from './article-text';
import type { Text } from './article-text';
import './post.scss';
import './post.later.scss';

interface Props {
	/** A post, a page, a course or the page of a fixed route. */
	readonly post: Text &
		Pick< Post, 'title' | 'lead' | 'breadcrumbs' | 'toc' >;
	readonly byline?: ReactNode;
	readonly cover?: ReactNode;
	readonly children?: ReactNode;
	/** Shown beside the text on wide screens, below it on others. */
	readonly rail?: ReactNode;
	readonly after?: ReactNode;
}

const MIN_TOC = 2;

/** The layout of posts, pages and courses: head, table of contents, text. */
export function Article( props: Props ) {
	const { post, byline, cover, children, rail, after } = props;
	const { title, lead, breadcrumbs } = post;
	const hasToc = post.toc.length >= MIN_TOC;
	// Its links lead to headings, so it appears together with the text.
	const stage = useRenderStage();
	const toc = stage === 'whole' && hasToc ? post.toc : [];
	const active = useActiveHeading( toc.map( ( entry ) => entry.id ) );
	return (
		<article
			className={ cx(
				'hien-post',
				// A preview reserves room for the table of contents, which most posts have.
				! hasToc && stage !== 'title' && 'is-plain',
				rail !== undefined && 'has-rail'
			) }
			// In the server's page, WordPress's post_class() adds further classes.
			suppressHydrationWarning
		>
			<header className="hien-post__head">
				<Breadcrumbs trail={ breadcrumbs } current={ title } />
				<h1 className="hien-post__title">{ titleText( title ) }</h1>
				{ lead && <p className="hien-post__lead">{ lead }</p> }
				{ stage !== 'title' && byline }
			</header>
			{ toc.length > 0 && <Toc entries={ toc } active={ active } /> }
			<div
				// The key replaces the skeleton's element, so that browsers count no layout shift.
				key={ stage === 'title' ? 'skeleton' : 'main' }
				className="hien-post__main"
			>
				{ hasToc && (
					<CollapsibleToc entries={ toc } active={ active } />
				) }
				{ stage === 'title' ? <TextSkeleton /> : cover }
				<Later>
					<ArticleText text={ post } />
					{ children }
				</Later>
			</div>
			{ stage === 'whole' && rail }
			{ stage === 'whole' && after && (
				<div className="hien-post__after">
					<HydrationBoundary>{ after }</HydrationBoundary>
				</div>
			) }
		</article>
	);
}

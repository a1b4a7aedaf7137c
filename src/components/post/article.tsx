import type { ReactNode } from 'react';
import type { Post } from '../../contract/types';
import { cx } from '../../lib/class-names';
import { Breadcrumbs } from '../ui/breadcrumbs/breadcrumbs';
import { Later, useExtent, useIsPrefetched } from '../ui/later/later';
import { RestSkeleton } from '../ui/skeleton/skeleton';
import { CollapsibleToc, Toc } from './toc';
import { useActiveHeading } from './use-active-heading';
import { ArticleText } from './article-text';
import type { Text } from './article-text';
import './post.scss';

interface Props {
	/** A post, a page or the author's words on a fixed route. */
	readonly post: Text &
		Pick< Post, 'title' | 'lead' | 'breadcrumbs' | 'toc' >;
	/** Under the lead. */
	readonly byline?: ReactNode;
	/** Above the text. */
	readonly cover?: ReactNode;
	/** Behind the text. */
	readonly children?: ReactNode;
}

/** Contents of one entry are no contents. */
const MIN_TOC = 2;

/** The frame that posts and pages share: head, contents, text. */
export function Article( { post, byline, cover, children }: Props ) {
	const { title, lead, breadcrumbs } = post;
	const hasToc = post.toc.length >= MIN_TOC;
	// The headings are there with the text.
	const extent = useExtent();
	const toc = extent === 'whole' && hasToc ? post.toc : [];
	const active = useActiveHeading( toc.map( ( entry ) => entry.id ) );
	return (
		<article
			className={ cx(
				'hien-post',
				// Nearly all have contents.
				! hasToc && extent !== 'title' && 'is-plain',
				useIsPrefetched() && 'is-ahead'
			) }
		>
			<header className="hien-post__head">
				<Breadcrumbs trail={ breadcrumbs } current={ title } />
				<h1 className="hien-post__title">{ title }</h1>
				{ lead && <p className="hien-post__lead">{ lead }</p> }
				{ extent !== 'title' && byline }
			</header>
			{ toc.length > 0 && <Toc entries={ toc } active={ active } /> }
			<div
				// Another element, so that what follows the title does not count as moved.
				key={ extent === 'title' ? 'boxes' : 'main' }
				className="hien-post__main"
			>
				{ hasToc && (
					<CollapsibleToc entries={ toc } active={ active } />
				) }
				{ extent === 'title' ? <RestSkeleton /> : cover }
				<Later>
					<ArticleText text={ post } />
					{ children }
				</Later>
			</div>
		</article>
	);
}

import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import type { Post } from '../../contract/types';
import { site } from '../../lib/boot';
import { cx } from '../../lib/class-names';
import { href, pagePath } from '../../lib/paths';
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs';
import { Html } from '../html/html';
import { Pagination } from '../pagination/pagination';
import { CollapsibleToc, Toc } from '../toc/toc';
import { useActiveHeading } from '../toc/use-active-heading';
import { PasswordForm } from './password-form';
import './post.scss';

/** What the frame shows of a post, a page or the author's words on a fixed route. */
export type ArticleText = Pick<
	Post,
	| 'id'
	| 'path'
	| 'title'
	| 'lead'
	| 'content'
	| 'part'
	| 'parts'
	| 'breadcrumbs'
	| 'toc'
	| 'protected'
	| 'password_error'
>;

interface Props {
	readonly post: ArticleText;
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
	const { id, path, title, lead, content, part, parts, breadcrumbs } = post;
	const toc = post.toc.length < MIN_TOC ? [] : post.toc;
	const active = useActiveHeading( toc.map( ( entry ) => entry.id ) );
	return (
		<article
			className={ cx( 'hien-post', toc.length === 0 && 'is-plain' ) }
		>
			<header className="hien-post__head">
				<Breadcrumbs trail={ breadcrumbs } current={ title } />
				<h1 className="hien-post__title">{ title }</h1>
				{ lead && <p className="hien-post__lead">{ lead }</p> }
				{ byline }
			</header>
			{ toc.length > 0 && <Toc entries={ toc } active={ active } /> }
			<div className="hien-post__main">
				{ toc.length > 0 && (
					<CollapsibleToc entries={ toc } active={ active } />
				) }
				{ cover }
				{ post.protected ? (
					<PasswordForm
						login={ site().login }
						address={ href( path ) }
						failed={ post.password_error }
					/>
				) : (
					<Html
						id={ `post-${ id }-${ part }` }
						className="hien-prose"
						html={ content }
					/>
				) }
				<Pagination
					page={ part }
					pages={ parts }
					className="hien-post-pages"
					label={ __( 'Các phần của bài', 'hien' ) }
					hrefOf={ ( number ) =>
						href( pagePath( path, number, '' ) )
					}
				/>
				{ children }
			</div>
		</article>
	);
}

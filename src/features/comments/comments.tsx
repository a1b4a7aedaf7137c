import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import type { Comment, CommentList } from '../../contract/types';
import { cx } from '../../lib/class-names';
import { pagePath } from '../../lib/paths';
import { useHash } from '../../lib/use-hash';
import { commentCount } from '../../lib/formats';
import { Avatar } from '../../components/ui/avatar/avatar';
import { Empty } from '../../components/ui/empty/empty';
import { Html } from '../../components/ui/html/html';
import { RelativeDate } from '../../components/ui/meta/relative-date';
import { Pagination } from '../../components/ui/pagination/pagination';
import { threadsOf } from './threads';
import './comments.scss';

interface CommentProps {
	readonly comment: Comment;
	/** The fragment of the address, which highlights the comment that a link points to; null where comments have no links. */
	readonly hash: string | null;
	/** Replies. */
	readonly children?: ReactNode;
}

function CommentItem( { comment, hash, children }: CommentProps ) {
	const {
		id,
		author,
		url,
		avt,
		content,
		date,
		by_author: byAuthor,
	} = comment;
	const anchor = `comments${ id }`;
	return (
		<article
			className={ cx(
				'hien-comment',
				byAuthor && 'is-author',
				hash === anchor && 'is-target'
			) }
			id={ hash === null ? undefined : anchor }
		>
			<Avatar src={ avt } />
			<div className="hien-comment__main">
				<div className="hien-comment__bubble">
					<header className="hien-comment__head">
						{ url ? (
							<a
								className="hien-comment__author"
								href={ url }
								rel="nofollow ugc noopener external"
							>
								{ author }
							</a>
						) : (
							<span className="hien-comment__author">
								{ author }
							</span>
						) }
						{ byAuthor && (
							<span className="hien-badge">
								{ __( 'Tác giả', 'hien' ) }
							</span>
						) }
						<RelativeDate
							className="hien-comment__date"
							iso={ date }
						/>
					</header>
					<Html
						id={ `comment-${ id }` }
						policy="comment"
						className="hien-comment__text"
						html={ content }
					/>
				</div>
				{ children }
			</div>
		</article>
	);
}

interface SectionProps {
	readonly count: number;
	readonly children: ReactNode;
}

/** The section of the comments, with its heading. */
export function CommentsSection( { count, children }: SectionProps ) {
	return (
		<section
			className="hien-post__section hien-comments"
			id="comments"
			aria-label={ __( 'Bình luận', 'hien' ) }
		>
			<header className="hien-comments__head">
				<h2 className="hien-comments__title">
					{ count === 0
						? __( 'Bình luận', 'hien' )
						: commentCount( count ) }
				</h2>
			</header>
			{ children }
		</section>
	);
}

interface ThreadsProps {
	readonly comments: readonly Comment[];
	/** See CommentProps. */
	readonly hash: string | null;
}

/** Comments with their replies, or the message that there are none. */
export function Threads( { comments, hash }: ThreadsProps ) {
	if ( comments.length === 0 ) {
		return (
			<Empty
				art="comment"
				title={ __( 'Chưa có bình luận nào!', 'hien' ) }
				compact
			/>
		);
	}
	return (
		<div className="hien-comments__list">
			{ threadsOf( comments ).map( ( { top, replies } ) => (
				<CommentItem key={ top.id } comment={ top } hash={ hash }>
					{ replies.length > 0 && (
						<div className="hien-comment__replies">
							{ replies.map( ( reply ) => (
								<CommentItem
									key={ reply.id }
									comment={ reply }
									hash={ hash }
								/>
							) ) }
						</div>
					) }
				</CommentItem>
			) ) }
		</div>
	);
}

interface Props {
	readonly list: CommentList;
	/** Path of the post. */
	readonly path: string;
}

export function Comments( { list, path }: Props ) {
	const hash = useHash();
	return (
		<>
			<Threads comments={ list.data } hash={ hash } />
			{ list.data.length > 0 && (
				<Pagination
					page={ list.page }
					pages={ list.pages }
					label={ __( 'Trang bình luận', 'hien' ) }
					pathOf={ ( page ) =>
						`${ pagePath( path, page, 'comment-page-' ) }#comments`
					}
				/>
			) }
		</>
	);
}

import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { Avatar } from '../../components/ui/avatar/avatar';
import { Html } from '../../components/ui/html/html';
import { RelativeDate } from '../../components/ui/meta/relative-date';
import type { Comment } from '../../contract/types';
import { cx } from '../../lib/class-names';
import { CommentActions } from './comment-actions';
import { useWriting } from './writing-context';

function Head( { comment }: { readonly comment: Comment } ) {
	const { author, url, date, by_author: byAuthor, waiting } = comment;
	return (
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
				<span className="hien-comment__author">{ author }</span>
			) }
			{ byAuthor && (
				<span className="hien-badge">{ __( 'Tác giả', 'hien' ) }</span>
			) }
			<RelativeDate className="hien-comment__date" iso={ date } />
			{ waiting && (
				<span className="hien-badge">
					{ __( 'đang chờ duyệt', 'hien' ) }
				</span>
			) }
		</header>
	);
}

interface Props {
	readonly comment: Comment;
	/**
	 * The URL fragment without '#', which highlights the linked comment; null if comments have no ids, as in the
	 * lightbox.
	 */
	readonly hash: string | null;
	/** Replies. */
	readonly children?: ReactNode;
}

/** Twin: theme/parts/comments/comment-item.php */
export function CommentItem( { comment, hash, children }: Props ) {
	const { id, avt, content, deleted, by_author: byAuthor } = comment;
	const writing = useWriting();
	const anchor = `comments${ id }`;

	return (
		<article
			className={ cx(
				'hien-comment',
				byAuthor && 'is-author',
				deleted && 'is-deleted',
				( writing?.outcome.fresh === id || hash === anchor ) &&
					'is-target'
			) }
			id={ hash === null ? undefined : anchor }
		>
			<Avatar src={ avt } />
			<div className="hien-comment__main">
				<div className="hien-comment__bubble">
					{ ! deleted && <Head comment={ comment } /> }
					<Html
						policy="comment"
						className="hien-comment__text"
						html={ content }
					/>
				</div>
				<CommentActions comment={ comment } />
				{ writing?.writer && <writing.writer.CommentSlot id={ id } /> }
				{ children }
			</div>
		</article>
	);
}

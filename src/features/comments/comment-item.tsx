import Reply from 'lucide-static/icons/reply.svg';
import type { ReactNode } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { Avatar } from '../../components/ui/avatar/avatar';
import { Html } from '../../components/ui/html/html';
import { RelativeDate } from '../../components/ui/meta/relative-date';
import type { Comment } from '../../contract/types';
import { cx } from '../../lib/class-names';
import { Icon } from '../../components/ui/icon/icon';
import { LinkButton } from '../../components/ui/link-button/link-button';
import { href, withQuery } from '../../lib/paths';
import { loginLink } from '../../lib/account-links';
import { useWriting } from './writing-context';

/** The buttons below a comment. Twin of the reply link: theme/parts/comments/comment-item.php */
function CommentActions( { comment }: { readonly comment: Comment } ) {
	const writing = useWriting();
	if ( ! writing || comment.deleted ) {
		return null;
	}
	const { target, user, isOpen, maxDepth, components, begin } = writing;
	const mayReply = isOpen && comment.depth < maxDepth && ! comment.waiting;
	const own = comment.own && components && (
		<components.OwnActions comment={ comment } />
	);
	return mayReply || own ? (
		<div className="hien-comment__actions">
			{ mayReply && (
				<LinkButton
					className="hien-button is-small hien-comment__action"
					href={
						user
							? `${ withQuery( href( target.path ), {
									replytocom: String( comment.id ),
								} ) }#respond`
							: loginLink(
									`${ target.path }#comments${ comment.id }`
								)
					}
					aria-label={ sprintf(
						/* translators: %s: name of a person. */
						__( 'Trả lời %s', 'hien' ),
						comment.author
					) }
					onPress={ () => begin( { kind: 'reply', comment } ) }
				>
					<Icon icon={ Reply } small />
					{ __( 'Trả lời', 'hien' ) }
				</LinkButton>
			) }
			{ own }
		</div>
	) : null;
}

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
	 * The URL's fragment without '#', which highlights its comment; null where comments have no ids, as in the
	 * lightbox.
	 */
	readonly hash: string | null;
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
				{ writing?.components && (
					<writing.components.CommentSlot id={ id } />
				) }
				{ children }
			</div>
		</article>
	);
}

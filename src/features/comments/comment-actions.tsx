import Reply from 'lucide-static/icons/reply.svg';
import { __, sprintf } from '@wordpress/i18n';
import { Icon } from '../../components/ui/icon/icon';
import { LinkButton } from '../../components/ui/link-button/link-button';
import type { Comment } from '../../contract/types';
import { href, withQuery } from '../../lib/paths';
import { loginLink } from '../../lib/account-links';
import { useWriting } from './writing-context';

/** The buttons below a comment. Twin of the reply link: theme/parts/comments/comment-item.php */
export function CommentActions( { comment }: { readonly comment: Comment } ) {
	const writing = useWriting();
	if ( ! writing || comment.deleted ) {
		return null;
	}
	const { target, user, isOpen, maxDepth, writer, begin } = writing;
	const mayReply = isOpen && comment.depth < maxDepth && ! comment.waiting;
	const own = comment.own && writer && (
		<writer.OwnActions comment={ comment } />
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

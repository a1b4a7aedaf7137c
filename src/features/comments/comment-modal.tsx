import { createInterpolateElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Avatar } from '../../components/ui/avatar/avatar';
import { CloseButton } from '../../components/ui/close-button/close-button';
import { Modal } from '../../components/ui/modal/modal';
import { AVATAR_SIZE } from '../../contract/constants';
import type { Comment, SentComment } from '../../contract/types';
import { textOf } from '../../lib/text-of';
import { useIsPhone } from '../../lib/use-is-phone';
import { useCloseOnBack } from '../../navigation';
import { useUser } from '../../stores/use-user';
import { CommentForm } from './comment-form';
import type { CommentTarget, Task } from './writing-context';

/** Maximum characters of the quoted comment. */
const QUOTE_LENGTH = 90;

function Quote( { comment }: { readonly comment: Comment } ) {
	const text = textOf( comment.content ).trim();
	const start =
		text.length > QUOTE_LENGTH
			? `${ text.slice( 0, QUOTE_LENGTH ).trimEnd() }…`
			: text;
	return (
		<p className="hien-comment-form__quote">
			{ createInterpolateElement(
				/* translators: <name/>: name of a person; <text/>: beginning of that person's comment. */
				__( 'Trả lời <name/>: “<text/>”', 'hien' ),
				{
					name: <strong>{ comment.author }</strong>,
					text: <>{ start }</>,
				}
			) }
		</p>
	);
}

interface Props {
	readonly target: CommentTarget;
	readonly task: Task;
	readonly onDone: ( sent: SentComment ) => Promise< void >;
	readonly onCancel: () => void;
}

/** The writing modal; a sheet at the bottom on phones. */
export function CommentModal( props: Props ) {
	const { task, onCancel } = props;
	const user = useUser();
	useCloseOnBack( useIsPhone(), onCancel );
	return (
		<Modal
			title={ __( 'Viết bình luận', 'hien' ) }
			aside={ <CloseButton onClick={ onCancel } /> }
			className="is-wide is-sheet"
			onClose={ onCancel }
		>
			{ user && (
				<div className="hien-comment-form__who">
					<Avatar src={ user.avatar_urls[ AVATAR_SIZE ] ?? '' } />
					<div>
						<p className="hien-comment-form__name">{ user.name }</p>
						<p className="hien-meta">
							{ __( 'Bình luận với tên của bạn', 'hien' ) }
						</p>
					</div>
				</div>
			) }
			{ task.kind === 'reply' && <Quote comment={ task.comment } /> }
			<CommentForm { ...props } />
		</Modal>
	);
}

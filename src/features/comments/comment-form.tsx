import { useEffect, useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { createInterpolateElement } from '@wordpress/element';
import { CancelButton } from '../../components/ui/cancel-button/cancel-button';
import type { SentComment, Comment } from '../../contract/types';
import { beginningOf } from '../../lib/beginning-of';
import { isComposing } from '../../lib/is-composing';
import { useListener } from '../../lib/use-listener';
import { useUser } from '../../stores/session';
import { CheckField, Form, SubmitButton, TextField } from '../forms';
import { UserAvatar } from '../../components/ui/avatar/avatar';
import { CloseButton } from '../../components/ui/close-button/close-button';
import { Modal } from '../../components/ui/modal/modal';
import { htmlToText } from '../../lib/html-to-text';
import { useIsPhone } from '../../lib/use-is-phone';
import { useCloseOnBack } from '../../navigation';
import { useCommentSubmission } from './use-comment-submission';
import type { CommentTarget, Task } from './writing-context';

/** Sends a form by Ctrl+Enter, or ⌘+Enter. */
export function useCtrlEnter(
	element: HTMLElement | null,
	submit: () => Promise< void >
): void {
	useListener( element, 'keydown', ( event ) => {
		const { key, ctrlKey, metaKey } = event;
		if (
			key === 'Enter' &&
			( ctrlKey || metaKey ) &&
			! isComposing( event )
		) {
			event.preventDefault();
			void submit();
		}
	} );
}

function labelOf( task: Task ): string {
	if ( task.kind === 'reply' ) {
		return sprintf(
			/* translators: %s: name of a person. */
			__( 'Trả lời %s', 'hien' ),
			task.comment.author
		);
	}
	return task.kind === 'edit'
		? __( 'Sửa bình luận', 'hien' )
		: __( 'Nội dung bình luận', 'hien' );
}

interface Props {
	readonly target: CommentTarget;
	readonly task: Task;
	readonly onDone: ( sent: SentComment ) => Promise< void >;
	readonly onCancel: () => void;
}

export function CommentForm( { target, task, onDone, onCancel }: Props ) {
	const submission = useCommentSubmission( target, task, onDone );
	const [ element, setElement ] = useState< HTMLDivElement | null >( null );
	useCtrlEnter( element, submission.submit );
	useEffect( () => {
		const field = element?.querySelector( 'textarea' );
		field?.focus();
		// Browsers set it before the text.
		field?.setSelectionRange( field.value.length, field.value.length );
		// Its buttons too; a dialog shows them by itself.
		element
			?.closest( '.hien-comment__form' )
			?.scrollIntoView( { block: 'nearest' } );
	}, [ element ] );

	const user = useUser();
	const isEdit = task.kind === 'edit';
	return (
		<div ref={ setElement }>
			<Form submission={ submission } className="hien-comment-form">
				<TextField
					name="content"
					label={ labelOf( task ) }
					multiline
					value={ isEdit ? ( task.comment.own?.text ?? '' ) : '' }
					rules={ submission.rules }
					maxLength={ submission.maxLength }
				/>
				{ ! isEdit && (
					<CheckField
						name="notify"
						checked={ user?.reply_mail ?? false }
					>
						{ __( 'Báo cho tôi khi có trả lời', 'hien' ) }
					</CheckField>
				) }
				<div className="hien-comment-form__foot">
					<CancelButton onClick={ onCancel } />
					<SubmitButton>
						{ isEdit
							? __( 'Lưu', 'hien' )
							: __( 'Gửi bình luận', 'hien' ) }
					</SubmitButton>
				</div>
			</Form>
		</div>
	);
}

const QUOTE_LENGTH = 90;

function Quote( { comment }: { readonly comment: Comment } ) {
	const text = htmlToText( comment.content ).trim();
	const start =
		text.length > QUOTE_LENGTH
			? `${ beginningOf( text, QUOTE_LENGTH ).trimEnd() }…`
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
					<UserAvatar user={ user } />
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

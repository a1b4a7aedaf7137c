import { useEffect, useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { CancelButton } from '../../components/ui/cancel-button/cancel-button';
import type { SentComment } from '../../contract/types';
import { isComposing } from '../../lib/is-composing';
import { useListener } from '../../lib/use-listener';
import { useUser } from '../../stores/use-user';
import { CheckField, Form, SubmitButton, TextField } from '../forms';
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

/** The form to write, reply to or edit a comment. */
export function CommentForm( { target, task, onDone, onCancel }: Props ) {
	const submission = useCommentSubmission( target, task, onDone );
	const [ element, setElement ] = useState< HTMLDivElement | null >( null );
	useCtrlEnter( element, submission.submit );
	useEffect( () => {
		const field = element?.querySelector( 'textarea' );
		field?.focus();
		// Browsers set it before the text.
		field?.setSelectionRange( field.value.length, field.value.length );
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

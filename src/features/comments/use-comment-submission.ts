import { useState } from 'react';
import { useDispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { changeComment, sendComment } from '../../api/comments';
import { ApiError, toApiError } from '../../api/errors';
import { SESSION_ENDED } from '../../api/session-ended';
import { COMMENT_MAX_LENGTH } from '../../contract/constants';
import type { SentComment } from '../../contract/types';
import { site } from '../../lib/boot';
import { alertStore } from '../../stores/alert';
import { useSubmission } from '../forms';
import { rememberTask, signInPrompt } from './sign-in';
import type { CommentTarget, Task } from './writing-context';

interface Values {
	readonly content: string;
	readonly notify?: boolean;
}

function draftName( { type, id }: CommentTarget, task: Task ): string {
	const comment = task.kind === 'new' ? 0 : task.comment.id;
	return `comment-${ type }-${ id }-${ task.kind }-${ comment }`;
}

function parentOf( task: Task ): number {
	return task.kind === 'reply' ? task.comment.id : 0;
}

function send(
	target: CommentTarget,
	task: Task,
	{ content, ...more }: Values,
	key: string
): Promise< SentComment > {
	return task.kind === 'edit'
		? changeComment( task.comment.id, content )
		: sendComment(
				{
					content,
					type: target.type,
					object_id: target.id,
					parent: parentOf( task ),
					...more,
				},
				key
			);
}

function isSignedOut( { status, code }: ApiError ): boolean {
	return status === 401 || code === 'rest_cookie_invalid_nonce';
}

/** A form that sends or changes a comment; a failure keeps its text. `onFail`: not where an alert asks to sign in. */
export function useCommentSubmission(
	target: CommentTarget,
	task: Task,
	onDone: ( sent: SentComment ) => Promise< void >,
	onFail?: ( error: ApiError ) => void
) {
	const alert = useDispatch( alertStore );
	const { type, id } = target;
	const name = draftName( target, task );
	/** The text that the form began with; null for a new comment. */
	const [ stored ] = useState(
		task.kind === 'edit' ? ( task.comment.own?.text ?? '' ) : null
	);
	const submission = useSubmission< Values, SentComment >( {
		name,
		draft: [ 'content' ],
		...( stored !== null && { values: { content: stored } } ),
		send: async ( values, key ) => {
			try {
				return await send( target, task, values, key );
			} catch ( cause ) {
				const error = toApiError( cause );
				if ( ! isSignedOut( error ) ) {
					onFail?.( error );
					throw error;
				}
				// The login link of any message then leads back to this form.
				rememberTask( target, task );
				if ( error.code !== SESSION_ENDED ) {
					void alert.show( signInPrompt( target, task ) );
				}
				throw new ApiError( 'aborted' ); // The alert says it.
			}
		},
		wordpressForm: ( { content } ) =>
			type === 'posts' && task.kind !== 'edit'
				? {
						// Both are in WordPress's folder, and `login` may have been moved out of it.
						url: new URL(
							'wp-comments-post.php',
							site().password_form
						).href,
						fields: {
							comment_post_ID: id,
							comment_parent: parentOf( task ),
							comment: content,
						},
					}
				: null,
		onDone,
	} );

	return {
		...submission,
		rules: {
			validate: ( text: unknown ) =>
				( typeof text === 'string' && text.trim() !== '' ) ||
				__( 'Nội dung không được bỏ trống!', 'hien' ),
		},
		maxLength: COMMENT_MAX_LENGTH,
	};
}

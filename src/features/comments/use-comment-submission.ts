import { useDispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { changeComment, sendComment } from '../../api/comments';
import { toApiError } from '../../api/errors';
import type { ApiError } from '../../api/errors';
import { COMMENT_MAX_LENGTH } from '../../contract/constants';
import type { SentComment } from '../../contract/types';
import { site } from '../../lib/boot';
import { alertStore } from '../../stores/alert';
import { useSubmission } from '../forms';
import { signInPrompt } from './sign-in';
import type { CommentTarget, Task } from './writing-context';

interface Values {
	readonly content: string;
	readonly notify?: boolean;
}

/** Names a form and its draft. */
export function draftName( { type, id }: CommentTarget, task: Task ): string {
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

/** Whether the session has ended. */
function isSignedOut( { status, code }: ApiError ): boolean {
	return status === 401 || code === 'rest_cookie_invalid_nonce';
}

/**
 * A form that sends or changes a comment. After a failure the text stays in the form, and as a draft.
 *
 * @param target
 * @param task
 * @param onDone
 * @param onFail Called after a failure, unless an alert asks to sign in.
 */
export function useCommentSubmission(
	target: CommentTarget,
	task: Task,
	onDone: ( sent: SentComment ) => Promise< void >,
	onFail?: ( error: ApiError ) => void
) {
	const alert = useDispatch( alertStore );
	const empty = __( 'Nội dung không được bỏ trống!', 'hien' );
	const { type, id } = target;
	const submission = useSubmission< Values, SentComment >( {
		name: draftName( target, task ),
		draft: [ 'content' ],
		send: async ( values, key ) => {
			try {
				return await send( target, task, values, key );
			} catch ( cause ) {
				const error = toApiError( cause );
				if ( isSignedOut( error ) ) {
					void alert.show( signInPrompt( target, task ) );
				} else {
					onFail?.( error );
				}
				throw error;
			}
		},
		wordpressForm: ( { content } ) =>
			type === 'posts' && task.kind !== 'edit'
				? {
						url: new URL( 'wp-comments-post.php', site().login )
							.href,
						fields: {
							comment_post_ID: id,
							comment_parent: parentOf( task ),
							comment: content,
						},
					}
				: null,
		onDone,
	} );
	const { form } = submission;

	async function submit(): Promise< void > {
		await submission.submit();
		if ( form.getFieldState( 'content' ).error?.type === 'validate' ) {
			void alert.show( empty );
		}
	}

	return {
		...submission,
		submit,
		rules: {
			validate: ( text: unknown ) =>
				( typeof text === 'string' && text.trim() !== '' ) || empty,
		},
		maxLength: COMMENT_MAX_LENGTH,
	};
}

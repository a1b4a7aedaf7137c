import type { ReactElement } from 'react';
import { createInterpolateElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Link } from '../../components/ui/link/link';
import type { Comment } from '../../contract/types';
import { siteKey } from '../../lib/site-key';
import { readStorage, writeStorage } from '../../lib/storage';
import { loginLink } from '../../lib/account-links';
import type { CommentTarget, Task } from './writing-context';

type RememberedTask =
	| { readonly kind: 'new' }
	| {
			readonly kind: 'reply' | 'edit' | 'delete';
			readonly comment: Pick< Comment, 'id' >;
	  };

/** Storage key of the task that a visitor began before signing in. */
const KEY = 'comment-task';

/** Path below home to return to after signing in: the comments, or one of them; in the lightbox the path of the image. */
function returnPath( { type, path }: CommentTarget, task: Task ): string {
	if ( type === 'images' ) {
		return path;
	}
	return `${ path }#comments${ task.kind === 'new' ? '' : task.comment.id }`;
}

function keyOf(
	{ type, id }: Pick< CommentTarget, 'type' | 'id' >,
	task: RememberedTask
): string {
	const comment = task.kind === 'new' ? 0 : task.comment.id;
	return [ type, id, task.kind, comment ].join( ' ' );
}

/** The stored task for a target, which is then removed; null if there is none, or its comment is not shown. */
export function rememberedTask(
	target: CommentTarget,
	comments: readonly Comment[]
): Task | null {
	const remembered = readStorage( 'sessionStorage', siteKey( KEY ) );
	const tasks: Task[] = [
		{ kind: 'new' },
		...comments.map( ( comment ): Task => ( { kind: 'reply', comment } ) ),
		...comments
			.filter( ( { own } ) => own?.edit_seconds )
			.map( ( comment ): Task => ( { kind: 'edit', comment } ) ),
	];
	const found = tasks.find(
		( task ) => keyOf( target, task ) === remembered
	);
	if ( found ) {
		writeStorage( 'sessionStorage', siteKey( KEY ), null );
	}
	return found ?? null;
}

/** Stores a task, which goes on once the comments of the target are shown to a member, for example after signing in. */
export function rememberTask(
	target: Pick< CommentTarget, 'type' | 'id' >,
	task: RememberedTask
): void {
	writeStorage( 'sessionStorage', siteKey( KEY ), keyOf( target, task ) );
}

/** The alert that asks a visitor to sign in; its link leads back to the same task. */
export function signInPrompt(
	target: CommentTarget,
	task: Task
): ReactElement {
	return createInterpolateElement(
		/* translators: <a>: link to where visitors sign in. */
		__( 'Vui lòng đăng nhập để bình luận! <a>Đăng nhập</a>', 'hien' ),
		{
			a: (
				<Link
					to={ loginLink( returnPath( target, task ) ) }
					// In the capture phase, because the click closes the alert, which removes this link.
					onClickCapture={ () => rememberTask( target, task ) }
				/>
			),
		}
	);
}

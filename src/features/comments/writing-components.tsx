import { useContext, useEffect, useRef, useState } from 'react';
import { useDispatch } from '@wordpress/data';
import { LiveRegion } from '../../components/ui/live-region/live-region';
import type { Comment, SentComment } from '../../contract/types';
import { afterPaint, afterLoad } from '../../lib/timing';
import { isPhone } from '../../lib/use-is-phone';
import { alertStore } from '../../stores/alert';
import { CommentForm, CommentModal } from './comment-form';
import { DeleteDialog } from './delete-dialog';
import { useAfterSubmission } from './use-after-submission';
import { signInPrompt, rememberedTask } from './sign-in';
import { TaskContext, useWriting } from './writing-context';
import type { CommentTarget, Task } from './writing-context';
import './writing-components.scss';

/*
 * The code for writing comments, which <WritingProvider> loads when it is needed.
 */

export { Composer } from './composer';
export { OwnActions } from './own-actions';

/** Task => result of inlineCommentId(), so that an open form does not move when the window is resized. */
const inlinePositions = new WeakMap< Task, number | null >();

/** Number of the comment below which a task's form is shown; null for a dialog, such as a reply's on phones. */
function inlineCommentId( task: Task ): number | null {
	const known = inlinePositions.get( task );
	if ( known !== undefined ) {
		return known;
	}
	const isSheet = task.kind === 'reply' && isPhone();
	const id =
		task.kind === 'new' || task.kind === 'delete' || isSheet
			? null
			: task.comment.id;
	inlinePositions.set( task, id );
	return id;
}

interface Props {
	readonly task: Task;
}

function TaskView( { task }: Props ) {
	const writing = useWriting();
	const { show } = useDispatch( alertStore );
	const finish = useAfterSubmission();
	const { user, target, end } = writing ?? {};
	/** The form of a member stays if the session ends meanwhile. */
	const [ isMember ] = useState( Boolean( user ) );

	useEffect( () => {
		if ( ! isMember && target ) {
			void show( signInPrompt( target, task ) );
			end?.( null );
		}
	}, [ isMember, target, task, show, end ] );

	return isMember && target ? (
		<MemberTask
			// Another task gets a new form.
			key={ task.kind === 'new' ? '' : task.kind + task.comment.id }
			task={ task }
			target={ target }
			isDialog={ inlineCommentId( task ) === null }
			onDone={ ( sent ) => finish( task, sent ) }
			onCancel={ () => end?.( null ) }
		/>
	) : null;
}

interface MemberProps extends Props {
	readonly target: CommentTarget;
	readonly isDialog: boolean;
	readonly onDone: ( sent: SentComment ) => Promise< void >;
	readonly onCancel: () => void;
}

function MemberTask( props: MemberProps ) {
	const { task, isDialog, onDone, onCancel } = props;
	if ( task.kind === 'delete' ) {
		return (
			<DeleteDialog
				comment={ task.comment }
				onDone={ onDone }
				onCancel={ onCancel }
			/>
		);
	}
	return isDialog ? (
		<CommentModal { ...props } />
	) : (
		<CommentForm { ...props } />
	);
}

interface PageSlotProps {
	readonly comments: readonly Comment[];
}

/** Once per page: the dialog of a task, its outcome, and the task that a visitor began before signing in. */
export function PageSlot( { comments }: PageSlotProps ) {
	const { user, isOpen, target, outcome, begin } = useWriting() ?? {};
	const task = useContext( TaskContext );
	useEffect( () => {
		if ( ! user || ! isOpen || ! target ) {
			return undefined;
		}
		const waiting = new AbortController();
		const { signal } = waiting;
		const resume = () => {
			const begun = signal.aborted
				? null
				: rememberedTask( target, comments );
			const composer = document.querySelector< HTMLElement >(
				'.hien-comment-composer textarea'
			);
			if ( begun?.kind === 'new' && composer ) {
				// The composer has restored the draft.
				composer.focus();
			} else if ( begun ) {
				begin?.( begun );
			}
		};
		// When all styles are there, Chromium takes the focus away for the comment that the address names.
		afterLoad( () => afterPaint( resume ), signal );
		return () => waiting.abort();
	}, [ user, isOpen, target, comments, begin ] );
	return (
		<>
			{ task && inlineCommentId( task ) === null && (
				<TaskView task={ task } />
			) }
			<LiveRegion message={ outcome?.message } />
		</>
	);
}

/** Rendered below each comment: the form of a task. Focuses the comment if it is new. */
export function CommentSlot( { id }: { readonly id: number } ) {
	const { outcome } = useWriting() ?? {};
	const task = useContext( TaskContext );
	return (
		<>
			{ outcome?.fresh === id && <FocusNewComment /> }
			{ task && inlineCommentId( task ) === id && (
				<div className="hien-comment__form">
					<TaskView task={ task } />
				</div>
			) }
		</>
	);
}

/** Scrolls the comment around it into view, and focuses it. */
function FocusNewComment() {
	const mark = useRef< HTMLSpanElement >( null );
	useEffect( () => {
		const comment = mark.current?.closest< HTMLElement >( 'article' );
		if ( comment ) {
			comment.tabIndex = -1;
			comment.focus( { preventScroll: true } );
			comment.scrollIntoView( { block: 'center' } );
		}
	}, [] );
	return <span ref={ mark } hidden />;
}

import { useEffect, useRef } from 'react';
import { useDispatch } from '@wordpress/data';
import { LiveRegion } from '../../components/ui/live-region/live-region';
import type { Comment, SentComment } from '../../contract/types';
import { isPhone } from '../../lib/use-is-phone';
import { alertStore } from '../../stores/alert';
import { CommentForm } from './comment-form';
import { CommentModal } from './comment-modal';
import { DeleteDialog } from './delete-dialog';
import { useFinish } from './finish';
import { askToSignIn, rememberedTask } from './sign-in';
import { useWriting } from './writing-context';
import type { Place, Task } from './writing-context';
import './writer.scss';

/*
 * The code for writing comments, which <Writing> loads when it is needed.
 */

export { Composer } from './composer';
export { OwnActions } from './own-actions';

/** Where the forms of tasks stand. They stay there when the window becomes narrow. */
const places = new WeakMap< Task, number | null >();

/** Number of the comment that the form of a task stands at; null where it is a dialog. On phones it is a sheet. */
function placeOf( task: Task ): number | null {
	const known = places.get( task );
	if ( known !== undefined ) {
		return known;
	}
	const isSheet = task.kind === 'reply' && isPhone();
	const place =
		task.kind === 'new' || task.kind === 'delete' || isSheet
			? null
			: task.comment.id;
	places.set( task, place );
	return place;
}

interface Props {
	readonly task: Task;
}

/** The form or the question of a task; visitors are asked to sign in. */
function TaskView( { task }: Props ) {
	const writing = useWriting();
	const { show } = useDispatch( alertStore );
	const finish = useFinish();
	const { user, place, end } = writing ?? {};

	useEffect( () => {
		if ( user === null && place ) {
			void show( askToSignIn( place, task ) );
			end?.( null );
		}
	}, [ user, place, task, show, end ] );

	return user && place ? (
		<MemberTask
			// Another task is another form.
			key={ task.kind === 'new' ? '' : task.kind + task.comment.id }
			task={ task }
			place={ place }
			isDialog={ placeOf( task ) === null }
			onDone={ ( sent ) => finish( task, sent ) }
			onCancel={ () => end?.( null ) }
		/>
	) : null;
}

interface MemberProps extends Props {
	readonly place: Place;
	/** Whether the form is a dialog. */
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

/**
 * What stands at no comment: the dialog of a task. Announces what was done, and goes on with what a visitor began before
 * signing in.
 */
export function PageSlot( { comments }: PageSlotProps ) {
	const { user, isOpen, place, task, outcome, begin } = useWriting() ?? {};
	useEffect( () => {
		const begun =
			user && isOpen && place ? rememberedTask( place, comments ) : null;
		const composer = document.querySelector< HTMLElement >(
			'.hien-comment-composer textarea'
		);
		if ( begun?.kind === 'new' && composer ) {
			// It has the text already.
			composer.focus();
		} else if ( begun ) {
			begin?.( begun );
		}
	}, [ user, isOpen, place, comments, begin ] );
	return (
		<>
			{ task && placeOf( task ) === null && <TaskView task={ task } /> }
			<LiveRegion message={ outcome?.message } />
		</>
	);
}

/** What stands below a comment: the form of a task. A new comment is brought into view. */
export function CommentSlot( { id }: { readonly id: number } ) {
	const { task, outcome } = useWriting() ?? {};
	return (
		<>
			{ outcome?.fresh === id && <FocusNewComment /> }
			{ task && placeOf( task ) === id && (
				<div className="hien-comment__form">
					<TaskView task={ task } />
				</div>
			) }
		</>
	);
}

/** Brings the comment that it is in into view, and gives it the focus. */
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

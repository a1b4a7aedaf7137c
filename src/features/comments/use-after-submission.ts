import { useDispatch, useRegistry, useSelect } from '@wordpress/data';
import type { DataRegistry } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { get } from '../../api/client';
import { commentPage } from '../../api/comments';
import type { SentComment } from '../../contract/types';
import { focusPart } from '../../lib/focus-part';
import { screenCache, staysOn } from '../../navigation';
import { alertStore } from '../../stores/alert';
import { navigationStore } from '../../stores/navigation';
import { responsesStore } from '../../stores/responses';
import { useWriting } from './writing-context';
import type { CommentTarget, Reload, Task } from './writing-context';

/** Returns what reloads a page of a post's comments; it does not scroll or navigate on another screen. */
function reloadPage(
	registry: DataRegistry,
	{ id }: CommentTarget,
	{ rest, page }: NonNullable< CommentTarget[ 'list' ] >
): Reload {
	const { receive } = registry.dispatch( responsesStore );
	const screen = registry.select( navigationStore ).getScreen();
	return async ( comment ) => {
		if ( comment === null ) {
			await receive( { [ rest ]: await get( rest ) } );
			const section = document.getElementById( 'comments' );
			if ( section && staysOn( screen ) ) {
				focusPart( section );
			}
			return true;
		}
		const answer = await commentPage( 'posts', id, comment );
		if ( answer.page === page ) {
			await receive( { [ rest ]: answer } );
		}
		const isFound = answer.data.some( ( each ) => each.id === comment );
		if ( isFound && answer.page !== page && staysOn( screen ) ) {
			// Navigation loads the page of comments with the comment of the fragment.
			window.location.hash = `#comments${ comment }`;
		}
		return isFound;
	};
}

function announcement( { kind }: Task, waiting: boolean ): string {
	if ( kind === 'delete' ) {
		return __( 'Đã xóa bình luận.', 'hien' );
	}
	if ( waiting ) {
		return __( 'Đã gửi. Bình luận của bạn đang chờ duyệt.', 'hien' );
	}
	return kind === 'edit'
		? __( 'Đã sửa bình luận.', 'hien' )
		: __( 'Đã gửi bình luận.', 'hien' );
}

/** The message if a sent comment is not in the list. */
function missing( waiting: boolean ): string {
	return waiting
		? __( 'Cảm ơn bạn! Bình luận sẽ hiện ra sau khi được duyệt.', 'hien' )
		: __(
				'Đã lưu, nhưng chưa tải lại được danh sách. Bạn tải lại trang để xem nhé.',
				'hien'
			);
}

/**
 * Returns what ends a task that the server has accepted: it reloads the list, and then closes the form. It does nothing
 * if another screen is shown by then.
 */
export function useAfterSubmission() {
	const writing = useWriting();
	const registry = useRegistry();
	const { show } = useDispatch( alertStore );
	const { getKey } = registry.select( navigationStore );
	const key = useSelect(
		( select ) => select( navigationStore ).getKey(),
		[]
	);
	/** Whether the screen is still shown: a request may end on another one. */
	const isHere = () => getKey() === key;

	return async ( task: Task, { comment, waiting }: SentComment ) => {
		screenCache.clear();
		if ( ! writing || ! isHere() ) {
			return;
		}
		const { target, end, reload } = writing;
		const message = announcement( task, waiting );
		const id = task.kind === 'delete' ? null : comment.id;
		if ( id === null ) {
			// Closes the dialog first, because the list takes the focus, which a modal dialog would keep.
			end( { fresh: null, message } );
		}
		const load =
			reload ??
			( target.list && reloadPage( registry, target, target.list ) );
		const isShown = await load?.( id ).catch( () => false );
		if ( ! isHere() ) {
			return;
		}
		if ( id !== null ) {
			end( { fresh: isShown ? id : null, message } );
		}
		if ( ! isShown ) {
			void show( missing( waiting ) );
		}
	};
}

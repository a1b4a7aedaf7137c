import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useDispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import type { Comment } from '../../contract/types';
import { waitForPaint, whenIdle } from '../../lib/timing';
import { alertStore } from '../../stores/alert';
import { useUser } from '../../stores/session';
import { TaskContext, WritingContext } from './writing-context';
import type {
	Outcome,
	CommentTarget,
	Reload,
	Task,
	WritingComponents,
} from './writing-context';

const NOTHING: Outcome = { fresh: null, message: '' };

interface Props {
	readonly target: CommentTarget;
	readonly isOpen: boolean;
	readonly maxDepth: number;
	readonly comments: readonly Comment[];
	readonly reload?: Reload;
	readonly children: ReactNode;
}

/** What its children need to write, edit and delete comments; the code (writing-components.tsx) is loaded when needed. */
export function WritingProvider( props: Props ) {
	const { target, isOpen, maxDepth, comments, reload, children } = props;
	const user = useUser();
	const { show } = useDispatch( alertStore );
	const [ components, setComponents ] = useState< WritingComponents | null >(
		null
	);
	const [ task, setTask ] = useState< Task | null >( null );
	const [ outcome, setOutcome ] = useState( NOTHING );

	const load = useCallback( async () => {
		const loaded = await import(
			/* webpackChunkName: "comment-writing" */ './writing-components'
		).catch( () => null );
		setComponents( loaded );
		return loaded !== null;
	}, [] );

	const opener = useRef< Element | null >( null );
	/** The task that was begun last; null once it has ended. */
	const latest = useRef< Task | null >( null );

	const begin = useCallback(
		async ( next: Task ) => {
			const { activeElement } = document;
			opener.current = activeElement;
			latest.current = next;
			const { pathname } = window.location;
			const loading = load();
			await waitForPaint();
			if (
				latest.current === next &&
				pathname === window.location.pathname
			) {
				// With its effects, which focus the field.
				flushSync( () => {
					setOutcome( NOTHING );
					setTask( next );
				} );
				if ( ! ( await loading ) ) {
					setTask( null );
					void show(
						__(
							'Chưa mở được khung viết. Bạn kiểm tra mạng rồi thử lại nhé.',
							'hien'
						)
					);
				}
			}
		},
		[ load, show ]
	);

	const end = useCallback( ( result: Outcome | null ) => {
		latest.current = null;
		setTask( null );
		setOutcome( result ?? NOTHING );
		if ( ! result && opener.current instanceof HTMLElement ) {
			opener.current.focus();
		}
	}, [] );

	useEffect(
		() => ( user ? whenIdle( () => void load() ) : undefined ),
		[ user, load ]
	);

	const value = useMemo(
		() => ( {
			target,
			isOpen,
			maxDepth,
			reload,
			user,
			components,
			outcome,
			load,
			begin,
			end,
		} ),
		[
			target,
			isOpen,
			maxDepth,
			reload,
			user,
			components,
			outcome,
			load,
			begin,
			end,
		]
	);
	return (
		<WritingContext.Provider value={ value }>
			<TaskContext.Provider value={ task }>
				{ children }
				{ components && <components.PageSlot comments={ comments } /> }
			</TaskContext.Provider>
		</WritingContext.Provider>
	);
}

import { useEffect, useState } from 'react';
import apiFetch from '@wordpress/api-fetch';
import type { SearchRebuild } from '../../contract/types';
import { logError } from '../../lib/log-error';

/** What is asked of the server first: how far it is, to begin anew, or to go on. */
type Task = 'look' | 'begin' | 'continue';

type Status = 'looking' | 'idle' | 'working' | 'done' | 'failed';

interface State {
	readonly status: Status;
	/** How far the work is; null before the first answer. */
	readonly progress: SearchRebuild | null;
	/** What is asked again after a failure. */
	readonly task: Task;
}

function ask(
	path: string,
	task: Task,
	signal: AbortSignal
): Promise< SearchRebuild > {
	return apiFetch< SearchRebuild >(
		task === 'look'
			? { path, signal }
			: {
					path,
					method: 'POST',
					data: { anew: task === 'begin' },
					signal,
				}
	);
}

function statusAfter( task: Task, { running }: SearchRebuild ): Status {
	if ( running ) {
		return 'working';
	}
	return task === 'look' ? 'idle' : 'done';
}

/**
 * Fills the search index batch by batch while this screen is open; work that was left before goes on at once. The
 * server keeps where it stands, so nothing is lost when the screen goes.
 *
 * @param namespace Of the site's REST routes.
 */
export function useSearchRebuild( namespace: string ) {
	// A new object each time: the same task can be asked for again.
	const [ asked, setAsked ] = useState< { readonly task: Task } >( {
		task: 'look',
	} );
	const [ state, setState ] = useState< State >( {
		status: 'looking',
		progress: null,
		task: 'look',
	} );

	useEffect( () => {
		const controller = new AbortController();
		const { signal } = controller;
		async function work() {
			let { task } = asked;
			try {
				for ( let isMore = true; isMore; ) {
					const progress = await ask(
						`/${ namespace }/search/rebuild`,
						task,
						signal
					);
					if ( signal.aborted ) {
						return;
					}
					const status = statusAfter( task, progress );
					task = 'continue';
					setState( { status, progress, task } );
					isMore = progress.running;
				}
			} catch ( error ) {
				if ( ! signal.aborted ) {
					logError( error );
					setState( ( before ) => ( {
						...before,
						status: 'failed',
						task,
					} ) );
				}
			}
		}
		void work();
		return () => controller.abort();
	}, [ asked, namespace ] );

	function start( task: Task ) {
		setState( ( before ) => ( { ...before, status: 'working' } ) );
		setAsked( { task } );
	}

	return {
		status: state.status,
		progress: state.progress,
		begin: () => start( 'begin' ),
		retry: () => start( state.task ),
	};
}

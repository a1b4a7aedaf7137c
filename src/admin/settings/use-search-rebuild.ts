import { useEffect, useState } from 'react';
import apiFetch from '@wordpress/api-fetch';
import type { SearchRebuild } from '../../contract/types';
import { logError } from '../../lib/log-error';

/** What the first request does: gets the progress, starts over, or continues. */
type Task = 'check' | 'begin' | 'continue';

type Status = 'checking' | 'idle' | 'working' | 'done' | 'failed';

interface State {
	readonly status: Status;
	readonly progress: SearchRebuild | null;
	/** The task that retry() repeats. */
	readonly task: Task;
}

function send(
	path: string,
	task: Task,
	signal: AbortSignal
): Promise< SearchRebuild > {
	return apiFetch< SearchRebuild >(
		task === 'check'
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
	return task === 'check' ? 'idle' : 'done';
}

/**
 * Rebuilds the search index batch by batch while this screen is open; one that was interrupted continues at once, since
 * the server stores the progress.
 */
export function useSearchRebuild( namespace: string ) {
	// A new object for each request, so that the same task can run again.
	const [ request, setRequest ] = useState< { readonly task: Task } >( {
		task: 'check',
	} );
	const [ state, setState ] = useState< State >( {
		status: 'checking',
		progress: null,
		task: 'check',
	} );

	useEffect( () => {
		const controller = new AbortController();
		const { signal } = controller;
		async function work() {
			let { task } = request;
			try {
				for ( let isMore = true; isMore; ) {
					const progress = await send(
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
	}, [ request, namespace ] );

	function start( task: Task ) {
		setState( ( before ) => ( { ...before, status: 'working' } ) );
		setRequest( { task } );
	}

	return {
		status: state.status,
		progress: state.progress,
		begin: () => start( 'begin' ),
		retry: () => start( state.task ),
	};
}

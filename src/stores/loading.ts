import type { DataRegistry } from '@wordpress/data';
import { createStore } from './create-store';

export type LoadingStatus = 'idle' | 'loading' | 'failed';

interface State {
	/** How many requests the visitor is waiting for. */
	readonly running: number;
	readonly failed: boolean;
}

const initialState: State = { running: 0, failed: false };

/** The state of the loading bar. */
export const loadingStore = createStore(
	'hien/loading',
	initialState,
	{
		start:
			() =>
			( { running }: State ) => ( {
				running: running + 1,
				failed: false,
			} ),
		finish:
			() =>
			( { running }: State ) => ( { running: running - 1 } ),
		fail:
			() =>
			( { running }: State ) => ( {
				running: running - 1,
				failed: true,
			} ),
	},
	{
		getStatus( { running, failed }: State ): LoadingStatus {
			if ( running > 0 ) {
				return 'loading';
			}
			return failed ? 'failed' : 'idle';
		},
	}
);

interface Wait {
	/** Ends the wait; a second call does nothing. */
	readonly finish: () => void;
	readonly fail: () => void;
}

/** Runs the loading bar until the wait ends; not for one that ends in the same task. A running bar continues. */
export function startWaiting( registry: DataRegistry ): Wait {
	const loading = registry.dispatch( loadingStore );
	let isRunning = false;
	const run = () => {
		isRunning = true;
		void loading.start();
	};
	const { getStatus } = registry.select( loadingStore );
	let timer: ReturnType< typeof setTimeout > | undefined;
	if ( getStatus() === 'loading' ) {
		run();
	} else {
		timer = setTimeout( run );
	}
	return {
		finish: () => {
			clearTimeout( timer );
			if ( isRunning ) {
				isRunning = false;
				void loading.finish();
			}
		},
		fail: () => {
			clearTimeout( timer );
			if ( ! isRunning ) {
				run();
			}
			isRunning = false;
			void loading.fail();
		},
	};
}

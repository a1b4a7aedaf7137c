import { createReduxStore } from '@wordpress/data';
import type { ReduxStoreConfig, StoreDescriptor } from '@wordpress/data';
import type { SiteRegistry } from './site-registry';

export type LoadingStatus = 'idle' | 'loading' | 'failed';

interface State {
	/** How many requests the visitor is waiting for. */
	readonly running: number;
	readonly failed: boolean;
}

interface Action {
	readonly type: 'START' | 'FINISH' | 'FAIL';
}

const initialState: State = { running: 0, failed: false };

function reducer( state = initialState, action: Action ): State {
	switch ( action.type ) {
		case 'START':
			return { running: state.running + 1, failed: false };
		case 'FINISH':
			return { ...state, running: Math.max( 0, state.running - 1 ) };
		case 'FAIL':
			return { running: Math.max( 0, state.running - 1 ), failed: true };
		default:
			return state;
	}
}

const actions = {
	start: (): Action => ( { type: 'START' } ),
	finish: (): Action => ( { type: 'FINISH' } ),
	fail: (): Action => ( { type: 'FAIL' } ),
};

const selectors = {
	getStatus: ( { running, failed }: State ): LoadingStatus => {
		if ( running > 0 ) {
			return 'loading';
		}
		return failed ? 'failed' : 'idle';
	},
};

export type LoadingStore = StoreDescriptor<
	ReduxStoreConfig< State, typeof actions, typeof selectors >
>;

/** The state of the loading bar. */
export const loadingStore: LoadingStore = createReduxStore<
	State,
	typeof actions,
	typeof selectors
>( 'hien/loading', { reducer, actions, selectors } );

interface Wait {
	/** Ends the wait; a second call does nothing. */
	readonly finish: () => void;
	readonly fail: () => void;
}

/** Runs the loading bar until the wait ends; not for one that ends in the same task. A running bar continues. */
export function startWaiting( registry: SiteRegistry ): Wait {
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

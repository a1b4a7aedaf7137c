import { createReduxStore } from '@wordpress/data';
import type { ReduxStoreConfig, StoreDescriptor } from '@wordpress/data';
import type { Screen } from '../../contract/types';

interface State {
	/** What the visitor sees; null only before the app has started. */
	readonly screen: Screen | null;
	/** How many screens were shown. */
	readonly count: number;
	/** Where a navigation is under way to. */
	readonly pending: string | null;
}

type Action =
	| { readonly type: 'START'; readonly path: string }
	| { readonly type: 'SHOW'; readonly screen: Screen };

const initialState: State = { screen: null, count: 0, pending: null };

function reducer( state = initialState, action: Action ): State {
	switch ( action.type ) {
		case 'START':
			return { ...state, pending: action.path };
		case 'SHOW':
			return {
				screen: action.screen,
				count: state.count + 1,
				pending: null,
			};
		default:
			return state;
	}
}

const actions = {
	start: ( path: string ): Action => ( { type: 'START', path } ),
	show: ( screen: Screen ): Action => ( { type: 'SHOW', screen } ),
};

const selectors = {
	getScreen: ( state: State ): Screen | null => state.screen,
	getCount: ( state: State ): number => state.count,
	getPendingPath: ( state: State ): string | null => state.pending,
};

export type NavigationStore = StoreDescriptor<
	ReduxStoreConfig< State, typeof actions, typeof selectors >
>;

/** Which screen is shown, and which one is on its way. */
export const navigationStore: NavigationStore = createReduxStore<
	State,
	typeof actions,
	typeof selectors
>( 'hien/navigation', { reducer, actions, selectors } );

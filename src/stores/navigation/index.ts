import { createReduxStore } from '@wordpress/data';
import type { ReduxStoreConfig, StoreDescriptor } from '@wordpress/data';
import type { Screen } from '../../contract/types';

interface State {
	/** What the visitor sees; null only before the app has started. */
	readonly screen: Screen | null;
	/** How many screens were shown. */
	readonly count: number;
	/** Whether the whole screen is needed at once, down to its end. */
	readonly isAtOnce: boolean;
}

interface Action {
	readonly type: 'SHOW';
	readonly screen: Screen;
	readonly isAtOnce: boolean;
}

const initialState: State = { screen: null, count: 0, isAtOnce: true };

function reducer( state = initialState, action: Action ): State {
	return action.type === 'SHOW'
		? {
				screen: action.screen,
				count: state.count + 1,
				isAtOnce: action.isAtOnce,
			}
		: state;
}

const actions = {
	show: ( screen: Screen, isAtOnce = true ): Action => ( {
		type: 'SHOW',
		screen,
		isAtOnce,
	} ),
};

const selectors = {
	getScreen: ( state: State ): Screen | null => state.screen,
	getCount: ( state: State ): number => state.count,
	isAtOnce: ( state: State ): boolean => state.isAtOnce,
};

export type NavigationStore = StoreDescriptor<
	ReduxStoreConfig< State, typeof actions, typeof selectors >
>;

/** Which screen is shown. */
export const navigationStore: NavigationStore = createReduxStore<
	State,
	typeof actions,
	typeof selectors
>( 'hien/navigation', { reducer, actions, selectors } );

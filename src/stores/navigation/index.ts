import { createReduxStore } from '@wordpress/data';
import type { ReduxStoreConfig, StoreDescriptor } from '@wordpress/data';
import type { Screen } from '../../contract/types';

/** A screen that is rendered once. */
export interface Stage {
	readonly screen: Screen;
	/** Another number for every stage. */
	readonly count: number;
}

interface State {
	/** What the visitor sees; null only before the app has started. */
	readonly shown: Stage | null;
	/** What is rendered out of sight, as the visitor is about to open it. */
	readonly ahead: Stage | null;
	/** Whether the whole screen is needed at once, down to its end. */
	readonly isAtOnce: boolean;
}

type Action =
	| {
			readonly type: 'SHOW';
			readonly screen: Screen;
			readonly isAtOnce: boolean;
	  }
	| { readonly type: 'PREPARE'; readonly screen: Screen };

const initialState: State = { shown: null, ahead: null, isAtOnce: true };

/** The stage of a screen, which may be there ahead. */
function stageOf( screen: Screen, { shown, ahead }: State ): Stage {
	return ahead?.screen === screen
		? ahead
		: { screen, count: 1 + ( ahead ?? shown ?? { count: 0 } ).count };
}

function reducer( state = initialState, action: Action ): State {
	switch ( action.type ) {
		case 'SHOW':
			return {
				shown: stageOf( action.screen, state ),
				ahead: null,
				isAtOnce: action.isAtOnce,
			};
		case 'PREPARE':
			return action.screen === state.shown?.screen
				? state
				: { ...state, ahead: stageOf( action.screen, state ) };
		default:
			return state;
	}
}

const actions = {
	show: ( screen: Screen, isAtOnce = true ): Action => ( {
		type: 'SHOW',
		screen,
		isAtOnce,
	} ),
	prepare: ( screen: Screen ): Action => ( { type: 'PREPARE', screen } ),
};

const selectors = {
	getScreen: ( { shown }: State ): Screen | null => shown?.screen ?? null,
	/** Another number for every screen that was shown, from 1 up. */
	getCount: ( { shown }: State ): number => shown?.count ?? 0,
	getAhead: ( { ahead }: State ): Stage | null => ahead,
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

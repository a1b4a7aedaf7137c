import { createReduxStore } from '@wordpress/data';
import type { ReduxStoreConfig, StoreDescriptor } from '@wordpress/data';
import type { Screen } from '../contract/types';

/** A place that a screen is rendered in, from its title on. */
export interface Stage {
	readonly screen: Screen;
	/** Another number for every stage, from 1 up. */
	readonly count: number;
}

interface State {
	/** What the visitor sees; null only before the app has started. */
	readonly shown: Stage | null;
	/** What is rendered out of sight, as the visitor is about to open it. */
	readonly ahead: Stage | null;
	/** Whether the whole screen is needed at once, down to its end. */
	readonly isAtOnce: boolean;
	/** Whether nothing but the title of the screen is known yet. */
	readonly isOpening: boolean;
}

type Action =
	| {
			readonly type: 'SHOW';
			readonly screen: Screen;
			readonly isAtOnce: boolean;
	  }
	| { readonly type: 'OPEN' | 'PREPARE'; readonly screen: Screen };

const initialState: State = {
	shown: null,
	ahead: null,
	isAtOnce: true,
	isOpening: false,
};

/** The stage of a screen, which may be there ahead. */
function stageOf( screen: Screen, { shown, ahead }: State ): Stage {
	const last = ( ahead ?? shown )?.count ?? 0;
	return ahead?.screen === screen ? ahead : { screen, count: last + 1 };
}

/** Whether a screen is the rest of the one whose title is shown. */
function isRest( { path, route }: Screen, { shown, isOpening }: State ) {
	return (
		isOpening && path === shown?.screen.path && route === shown.screen.route
	);
}

function reducer( state = initialState, action: Action ): State {
	switch ( action.type ) {
		case 'SHOW':
			return {
				shown:
					state.shown && isRest( action.screen, state )
						? { ...state.shown, screen: action.screen }
						: stageOf( action.screen, state ),
				ahead: null,
				isAtOnce: action.isAtOnce,
				isOpening: false,
			};
		case 'OPEN':
			return {
				shown: stageOf( action.screen, state ),
				ahead: null,
				isAtOnce: false,
				isOpening: true,
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
	/** Shows the title of a screen that is on its way. */
	open: ( screen: Screen ): Action => ( { type: 'OPEN', screen } ),
	/** Renders a screen out of sight. */
	prepare: ( screen: Screen ): Action => ( { type: 'PREPARE', screen } ),
};

const selectors = {
	getScreen: ( { shown }: State ): Screen | null => shown?.screen ?? null,
	/** The number of the stage that is shown. */
	getCount: ( { shown }: State ): number => shown?.count ?? 0,
	getAhead: ( { ahead }: State ): Stage | null => ahead,
	isAtOnce: ( state: State ): boolean => state.isAtOnce,
	isOpening: ( state: State ): boolean => state.isOpening,
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

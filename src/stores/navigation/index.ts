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

/** The stage of a screen, which may be there ahead, or with its title. */
function stageOf( screen: Screen, { shown, ahead, isOpening }: State ): Stage {
	if ( ahead?.screen === screen ) {
		return ahead;
	}
	const { path, route } = shown?.screen ?? {};
	const isOpened =
		isOpening && path === screen.path && route === screen.route;
	const last = ( ahead ?? shown )?.count ?? 0;
	return { screen, count: isOpened ? last : last + 1 };
}

function reducer( state = initialState, action: Action ): State {
	switch ( action.type ) {
		case 'SHOW':
			return {
				shown: stageOf( action.screen, state ),
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
	/** Another number for every screen that was shown, from 1 up. */
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

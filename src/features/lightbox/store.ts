import { createReduxStore } from '@wordpress/data';
import type { ReduxStoreConfig, StoreDescriptor } from '@wordpress/data';
import type { Screen } from '../../contract/types';

interface State {
	/** The screen of the image that the lightbox was opened with; null while it is closed. */
	readonly screen: Screen | null;
}

interface Action {
	readonly type: 'SET';
	readonly screen: Screen | null;
}

const initialState: State = { screen: null };

function reducer( state = initialState, action: Action ): State {
	// Closing it while it is closed, as every navigation does, changes nothing.
	return action.type === 'SET' && action.screen !== state.screen
		? { screen: action.screen }
		: state;
}

const actions = {
	open: ( screen: Screen ): Action => ( { type: 'SET', screen } ),
	close: (): Action => ( { type: 'SET', screen: null } ),
};

const selectors = {
	getScreen: ( { screen }: State ): Screen | null => screen,
};

export type LightboxStore = StoreDescriptor<
	ReduxStoreConfig< State, typeof actions, typeof selectors >
>;

/** Which image is open over the page. */
export const lightboxStore: LightboxStore = createReduxStore<
	State,
	typeof actions,
	typeof selectors
>( 'hien/lightbox', { reducer, actions, selectors } );

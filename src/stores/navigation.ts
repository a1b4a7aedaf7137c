import { createReduxStore } from '@wordpress/data';
import type { ReduxStoreConfig, StoreDescriptor } from '@wordpress/data';
import type { Screen } from '../contract/types';

/** A location as that of React Router. Its pathname includes the subdirectory of the site, if it has one. */
export interface PageLocation {
	readonly pathname: string;
	readonly search: string;
	readonly hash: string;
}

/** A screen with the React key of its elements. */
export interface KeyedScreen {
	readonly screen: Screen;
	/** The number of the screen, from 1. */
	readonly key: number;
}

interface State {
	/** The screen that the visitor sees; null only before the app has started. */
	readonly current: KeyedScreen | null;
	/** The address of the current screen; it does not change when an overlay opens. */
	readonly location: PageLocation;
	/** Whether the screen is rendered in one step, instead of its head first and the rest after the paint. */
	readonly isWhole: boolean;
	/** Whether the current screen is a preview: an article's title from a list, until the response comes. */
	readonly isPreview: boolean;
	/** The screen of an image that is shown over the page; null for none. */
	readonly overlay: Screen | null;
	/** Whether the screen of a followed link is requested when the browser is online again. */
	readonly isWaiting: boolean;
}

type Action =
	| {
			readonly type: 'COMMIT';
			readonly screen: Screen;
			readonly location: PageLocation;
			readonly isWhole: boolean;
			readonly isPreview: boolean;
			readonly overlay: Screen | null;
	  }
	| { readonly type: 'SHOW_OVER'; readonly overlay: Screen | null }
	| { readonly type: 'MOVE'; readonly location: PageLocation }
	| { readonly type: 'WAIT'; readonly isWaiting: boolean };

const initialState: State = {
	current: null,
	location: { pathname: '/', search: '', hash: '' },
	isWhole: true,
	isPreview: false,
	overlay: null,
	isWaiting: false,
};

function partsOf( { pathname, search, hash }: PageLocation ): PageLocation {
	return { pathname, search, hash };
}

/** The screen that follows its preview keeps the key, and so does the inbox when another conversation opens. */
function withKey( screen: Screen, { current, isPreview }: State ): KeyedScreen {
	const key = current?.key ?? 0;
	const isSame =
		current?.screen.route === screen.route &&
		( screen.route === 'admin' ||
			( isPreview && current.screen.path === screen.path ) );
	return { screen, key: isSame ? key : key + 1 };
}

function reducer( state = initialState, action: Action ): State {
	switch ( action.type ) {
		case 'COMMIT':
			return {
				current: withKey( action.screen, state ),
				location: action.location,
				isWhole: action.isWhole,
				isPreview: action.isPreview,
				overlay: action.overlay,
				isWaiting: false,
			};
		case 'SHOW_OVER':
			return action.overlay === state.overlay
				? state
				: { ...state, overlay: action.overlay };
		case 'WAIT':
			return { ...state, isWaiting: action.isWaiting };
		case 'MOVE':
			return { ...state, location: action.location };
		default:
			return state;
	}
}

interface CommitOptions {
	readonly isWhole?: boolean;
	readonly isPreview?: boolean;
	readonly overlay?: Screen | null;
}

const actions = {
	/** Shows a screen at its address, and an overlay or none. */
	commit: (
		screen: Screen,
		location: PageLocation,
		{
			isWhole = false,
			isPreview = false,
			overlay = null,
		}: CommitOptions = {}
	): Action => ( {
		type: 'COMMIT',
		screen,
		location: partsOf( location ),
		isWhole,
		isPreview,
		overlay,
	} ),
	/** Shows an image over the page, or with null the page alone. */
	showOver: ( overlay: Screen | null ): Action => ( {
		type: 'SHOW_OVER',
		overlay,
	} ),
	/** Changes the location of the current screen, to another fragment. */
	move: ( location: PageLocation ): Action => ( {
		type: 'MOVE',
		location: partsOf( location ),
	} ),
	/** Stores whether the next screen waits for the network. */
	wait: ( isWaiting: boolean ): Action => ( { type: 'WAIT', isWaiting } ),
};

const selectors = {
	getCurrent: ( { current }: State ): KeyedScreen | null => current,
	getScreen: ( { current }: State ): Screen | null => current?.screen ?? null,
	/** The key of the current screen's elements, 0 before there is one. */
	getKey: ( { current }: State ): number => current?.key ?? 0,
	getLocation: ( { location }: State ): PageLocation => location,
	isWhole: ( state: State ): boolean => state.isWhole,
	isPreview: ( state: State ): boolean => state.isPreview,
	getOverlay: ( { overlay }: State ): Screen | null => overlay,
	isWaiting: ( state: State ): boolean => state.isWaiting,
};

export type NavigationStore = StoreDescriptor<
	ReduxStoreConfig< State, typeof actions, typeof selectors >
>;

/** Which screen is shown, and its address. */
export const navigationStore: NavigationStore = createReduxStore<
	State,
	typeof actions,
	typeof selectors
>( 'hien/navigation', { reducer, actions, selectors } );

import type { Screen } from '../contract/types';
import { createStore } from './create-store';

/** A location as that of React Router. Its pathname includes the subdirectory of the site, if it has one. */
interface PageLocation {
	readonly pathname: string;
	readonly search: string;
	readonly hash: string;
}

interface KeyedScreen {
	readonly screen: Screen;
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

interface CommitOptions {
	readonly isWhole?: boolean;
	readonly isPreview?: boolean;
	readonly overlay?: Screen | null;
}

/** Which screen is shown, and its address. */
export const navigationStore = createStore(
	'hien/navigation',
	initialState,
	{
		/** Shows a screen at its address, and an overlay or none. */
		commit:
			(
				screen: Screen,
				location: PageLocation,
				{
					isWhole = false,
					isPreview = false,
					overlay = null,
				}: CommitOptions = {}
			) =>
			( state: State ) => ( {
				current: withKey( screen, state ),
				location: partsOf( location ),
				isWhole,
				isPreview,
				overlay,
				isWaiting: false,
			} ),
		/** Shows an image over the page, or with null the page alone. */
		showOver: ( overlay: Screen | null ) => ( { overlay } ),
		move: ( location: PageLocation ) => ( {
			location: partsOf( location ),
		} ),
		wait: ( isWaiting: boolean ) => ( { isWaiting } ),
	},
	{
		getScreen: ( { current }: State ) => current?.screen ?? null,
		/** The key of the current screen's elements, 0 before there is one. */
		getKey: ( { current }: State ) => current?.key ?? 0,
		getLocation: ( { location }: State ) => location,
		isWhole: ( { isWhole }: State ) => isWhole,
		isPreview: ( { isPreview }: State ) => isPreview,
		getOverlay: ( { overlay }: State ) => overlay,
		isWaiting: ( { isWaiting }: State ) => isWaiting,
	}
);

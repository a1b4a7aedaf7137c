import { createContext, useContext } from 'react';

/** Changes screens inside the app; see createNavigation(). */
export interface Navigator {
	/** Whether screens may change already. */
	readonly isStarted: () => boolean;
	/** Shows the screen of a URL, in a new entry of the browser's history. */
	readonly push: ( url: URL ) => void;
	/** Shows the screen of a URL in the current entry. The screen of the current URL is requested again. */
	readonly replace: ( url: URL ) => void;
}

/** The app's navigator, which is constant while the page is open; null outside of the app, as in wp-admin. */
export const NavigatorContext = createContext< Navigator | null >( null );

export function useNavigator(): Navigator | null {
	return useContext( NavigatorContext );
}

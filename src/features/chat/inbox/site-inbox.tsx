import { useMemo } from 'react';
import { Router, createPath } from 'react-router-dom';
import type { Path, To } from 'react-router-dom';
import type { Navigator } from '../../../lib/navigator';
import { openPicture } from '../../../lib/picture';
import { useSessionEnd } from '../use-session-end';
import { Inbox } from './inbox';
import { PictureContext } from './inbox-context';

interface Props {
	/** Path of the inbox, the `basename` of its Router. */
	readonly basename: string;
	readonly location: Partial< Path >;
	/** Changes the screen of the site. */
	readonly navigator: Navigator;
}

function urlOf( to: To ): URL {
	return new URL(
		typeof to === 'string' ? to : createPath( to ),
		window.location.href
	);
}

/** The inbox at /admin. */
export function SiteInbox( { basename, location, navigator }: Props ) {
	useSessionEnd();
	const routerNavigator = useMemo(
		() => ( {
			createHref: ( to: To ) => urlOf( to ).href,
			push: ( to: To ) => navigator.push( urlOf( to ) ),
			replace: ( to: To ) => navigator.replace( urlOf( to ) ),
			go: ( delta: number ) => window.history.go( delta ),
		} ),
		[ navigator ]
	);
	return (
		<Router
			basename={ basename }
			location={ location }
			navigator={ routerNavigator }
		>
			<PictureContext.Provider value={ openPicture }>
				<Inbox />
			</PictureContext.Provider>
		</Router>
	);
}

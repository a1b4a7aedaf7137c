import { useMemo } from 'react';
import { Router, createPath } from 'react-router-dom';
import type { Path, To } from 'react-router-dom';
import { openPicture } from '../../../lib/picture';
import { replace } from '../../../navigation';
import { useSessionEnd } from '../site-connection';
import { Inbox } from './inbox';
import { PictureContext } from './inbox-context';

interface Props {
	/** Path of the inbox, the `basename` of its Router. */
	readonly basename: string;
	readonly location: Partial< Path >;
	/** Shows another URL of the inbox. */
	readonly push: ( url: URL ) => void;
}

function urlOf( to: To ): URL {
	return new URL(
		typeof to === 'string' ? to : createPath( to ),
		window.location.href
	);
}

export function SiteInbox( { basename, location, push }: Props ) {
	useSessionEnd();
	const navigator = useMemo(
		() => ( {
			createHref: ( to: To ) => urlOf( to ).href,
			push: ( to: To ) => push( urlOf( to ) ),
			replace: ( to: To ) => replace( urlOf( to ) ),
			go: ( delta: number ) => window.history.go( delta ),
		} ),
		[ push ]
	);
	return (
		<Router
			basename={ basename }
			location={ location }
			navigator={ navigator }
		>
			<PictureContext.Provider value={ openPicture }>
				<Inbox />
			</PictureContext.Provider>
		</Router>
	);
}

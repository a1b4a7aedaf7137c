import { Router } from 'react-router-dom';
import type { Navigator, Path } from 'react-router-dom';
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

/** The inbox at /admin. */
export function SiteInbox( props: Props ) {
	useSessionEnd();
	return (
		<Router { ...props }>
			<PictureContext.Provider value={ openPicture }>
				<Inbox />
			</PictureContext.Provider>
		</Router>
	);
}

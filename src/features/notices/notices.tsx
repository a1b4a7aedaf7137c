import { RegistryProvider } from '@wordpress/data';
import { createRoot } from '@wordpress/element';
import type { SiteRegistry } from '../../stores/site-registry';
import { ConnectionNotice } from './connection-notice';
import { VersionNotice } from './version-notice';

/** Renders the notices at the bottom of the window, in a React root of their own. */
export function startNotices( registry: SiteRegistry ): void {
	const place = document.createElement( 'div' );
	place.className = 'hien-notices';
	place.setAttribute( 'role', 'status' );
	document.body.append( place );
	createRoot( place ).render(
		<RegistryProvider value={ registry }>
			<ConnectionNotice />
			<VersionNotice reload={ () => window.location.reload() } />
		</RegistryProvider>
	);
}

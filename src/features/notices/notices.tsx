import { RegistryProvider } from '@wordpress/data';
import { createRoot } from '@wordpress/element';
import type { SiteRegistry } from '../../stores/site-registry';
import { ConnectionNotice } from './connection-notice';
import { VersionNotice } from './version-notice';

/** What the site says of itself at the foot of the window; behind the app, which does without. */
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

import { Suspense } from 'react';
import { RegistryProvider } from '@wordpress/data';
import type { DataRegistry } from '@wordpress/data';
import { createRoot } from '@wordpress/element';
import { ErrorBoundary } from '../../components/ui/error-boundary/error-boundary';
import { trackTyping } from '../../lib/unsaved-text';
import { logHydrationError } from '../../lib/log-error';
import { FavoritesNotice } from '../favorites';
import { ConnectionNotice } from './connection-notice';
import { keepOnTop } from './keep-on-top';
import { SessionNotice } from './session-notice';
import { VersionNotice } from './version-notice';

function reload(): void {
	window.location.reload();
}

/** Renders the notices in a React root of their own. `restored`: whether restoreUser() has found out the user. */
export function startNotices(
	registry: DataRegistry,
	restored: Promise< boolean >
): void {
	trackTyping();
	const place = document.createElement( 'div' );
	place.className = 'hien-notices';
	place.setAttribute( 'role', 'status' );
	document.body.append( place );
	keepOnTop( place );
	createRoot( place, { onRecoverableError: logHydrationError } ).render(
		<RegistryProvider value={ registry }>
			<ErrorBoundary>
				<ConnectionNotice />
			</ErrorBoundary>
			<ErrorBoundary>
				<VersionNotice reload={ reload } />
			</ErrorBoundary>
			<ErrorBoundary>
				<SessionNotice reload={ reload } restored={ restored } />
			</ErrorBoundary>
			<ErrorBoundary>
				<Suspense>
					<FavoritesNotice />
				</Suspense>
			</ErrorBoundary>
		</RegistryProvider>
	);
}

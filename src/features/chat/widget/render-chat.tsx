import { RegistryProvider } from '@wordpress/data';
import { createRoot } from '@wordpress/element';
import { ErrorBoundary } from '../../../components/ui/error-boundary/error-boundary';
import { logHydrationError } from '../../../lib/log-hydration-error';
import type { SiteRegistry } from '../../../stores/site-registry';
import { Chat } from './chat';

/** Renders the chat in a separate React root, because the server does not print it. */
export function renderChat( registry: SiteRegistry ): void {
	const place = document.createElement( 'div' );
	document.body.append( place );
	createRoot( place, { onRecoverableError: logHydrationError } ).render(
		<RegistryProvider value={ registry }>
			<ErrorBoundary>
				<Chat />
			</ErrorBoundary>
		</RegistryProvider>
	);
}

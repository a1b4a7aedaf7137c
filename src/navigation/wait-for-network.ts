import { navigationStore } from '../stores/navigation';
import type { SiteRegistry } from '../stores/site-registry';

/**
 * Keeps the current screen until the browser is online again, and then follows the link that failed.
 *
 * @param registry
 * @param signal   Ends the wait: that of the failed navigation, which the next one aborts.
 * @param follow
 */
export function waitForNetwork(
	registry: SiteRegistry,
	signal: AbortSignal,
	follow: () => void
): void {
	const { wait } = registry.dispatch( navigationStore );
	void wait( true );
	signal.addEventListener( 'abort', () => void wait( false ) );
	window.addEventListener( 'online', follow, { signal } );
}

import { afterLoad } from '../lib/after-load';
import { withoutTracking } from '../lib/tracking';
import { whenIdle } from '../lib/when-idle';
import { navigationStore } from '../stores/navigation';
import type { SiteRegistry } from '../stores/site-registry';

/**
 * Takes the arguments by which visitors are counted off the address, so that nobody shares them: once the page is
 * loaded with its scripts, among which is analytics, and the browser is idle.
 */
export function cleanAddress( registry: SiteRegistry ): void {
	const clean = () => {
		const address = new URL( window.location.href );
		const url = withoutTracking( address );
		if ( url !== address ) {
			// Analytics replaces history.replaceState() itself, and would count another view.
			History.prototype.replaceState.call(
				window.history,
				window.history.state,
				'',
				url
			);
			void registry.dispatch( navigationStore ).move( url );
		}
	};
	afterLoad( () => void whenIdle( clean ) );
}

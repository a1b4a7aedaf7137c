import { loadingStore } from './loading';
import type { SiteRegistry } from './site-registry';

interface Wait {
	/** Ends the wait; a second call does nothing. */
	readonly finish: () => void;
	readonly fail: () => void;
}

/**
 * Runs the loading bar until the returned wait ends. A wait that ends in the same task does not start it; if the bar is
 * running, it continues without a gap.
 */
export function startWaiting( registry: SiteRegistry ): Wait {
	const loading = registry.dispatch( loadingStore );
	let isRunning = false;
	const run = () => {
		isRunning = true;
		void loading.start();
	};
	const { getStatus } = registry.select( loadingStore );
	let timer: ReturnType< typeof setTimeout > | undefined;
	if ( getStatus() === 'loading' ) {
		run();
	} else {
		timer = setTimeout( run );
	}
	return {
		finish: () => {
			clearTimeout( timer );
			if ( isRunning ) {
				isRunning = false;
				void loading.finish();
			}
		},
		fail: () => {
			clearTimeout( timer );
			if ( ! isRunning ) {
				run();
			}
			isRunning = false;
			void loading.fail();
		},
	};
}

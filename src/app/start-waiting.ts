import { loadingStore } from '../stores/loading';
import type { SiteRegistry } from '../stores/registry';

interface Wait {
	readonly finish: () => void;
	readonly fail: () => void;
}

/** Runs the loading bar until a wait is over; what is there at once never starts it. */
export function startWaiting( registry: SiteRegistry ): Wait {
	const loading = registry.dispatch( loadingStore );
	let isRunning = false;
	const run = () => {
		isRunning = true;
		void loading.start();
	};
	const timer = setTimeout( run );
	return {
		finish: () => {
			clearTimeout( timer );
			if ( isRunning ) {
				void loading.finish();
			}
		},
		fail: () => {
			clearTimeout( timer );
			if ( ! isRunning ) {
				run();
			}
			void loading.fail();
		},
	};
}

/*
 * The features that load after the first screen.
 */
import type { DataRegistry } from '@wordpress/data';
import { startChat } from '../features/chat';
import { loadNotices } from '../features/notices';
import { restoreUser } from '../features/session';
// Only the app renders skeletons, so their styles load here.
import '../components/ui/skeleton/skeleton.scss';
import { presanitise } from '../components/ui/html/sanitiser';
import { followTranslation } from '../lib/translated-text';
import { startPrefetch } from '../navigation/prefetch';
import { importOrReload } from '../lib/lazy-with-retry';
import { logError } from '../lib/log-error';
import { startViewReports } from './view-reports';

/** Starts each feature for itself: one that fails leaves the others. */
export function startFeatures( registry: DataRegistry ): void {
	const restored = restoreUser( registry );
	const features = [
		followTranslation,
		() => startPrefetch( presanitise ),
		() => startViewReports( registry ),
		async () => {
			const { startNotices } = await importOrReload( loadNotices );
			startNotices( registry, restored );
		},
		async () => {
			await restored;
			await importOrReload( () => startChat( registry ) );
		},
	];
	for ( const start of features ) {
		attempt( start ).catch( logError );
	}
}

async function attempt( start: () => unknown ): Promise< void > {
	await start();
}

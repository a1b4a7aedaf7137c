import '../lib/public-path';
import '../styles/main.scss';
import { RegistryProvider } from '@wordpress/data';
import { setUpApi } from '../api/client';
import { loadNotices } from '../features/notices';
import { presanitise } from '../components/ui/html/sanitiser';
import { createImageOverlay } from '../features/lightbox';
import { createNavigation } from '../navigation';
import { boot } from '../lib/boot';
import { mayReload } from '../lib/chunk-guard';
import { loadMessages } from '../lib/i18n';
import { loadDocument } from '../lib/load-document';
import { logError } from '../lib/log-error';
import { navigationStore } from '../stores/navigation';
import { createSiteRegistry } from './registry';
import type { SiteRegistry } from '../stores/site-registry';
import { seed } from '../stores/seed';
import { sessionStore } from '../stores/session';
import { App } from './app';
import { loadScreen, screenCode } from './screen-code';
import { takeOver } from './take-over';

/**
 * Starts features that are loaded after the first screen. Where their code cannot be loaded, the page works without
 * them.
 */
async function startLater( registry: SiteRegistry ): Promise< void > {
	try {
		const [ { startPrefetch }, { startViewReports }, { startNotices } ] =
			await Promise.all( [
				import(
					/* webpackChunkName: "later" */ '../navigation/prefetch'
				),
				import( /* webpackChunkName: "later" */ '../features/views' ),
				loadNotices(),
			] );
		startPrefetch( {
			registry,
			code: screenCode,
			sanitise: presanitise,
		} );
		startViewReports( registry );
		startNotices( registry );
	} catch ( error ) {
		logError( error );
	}
}

/** Replaces the page that the server printed by the app, once the first screen's code is loaded. */
async function start( host: Element ): Promise< void > {
	const { screen, shell, user } = boot();
	loadMessages();
	setUpApi();
	const registry = createSiteRegistry();
	seed( registry, { ...shell, ...screen.data } );
	void registry.dispatch( sessionStore ).receive( user );
	void registry
		.dispatch( navigationStore )
		.commit( screen, window.location, { isWhole: true } );
	const navigation = createNavigation( {
		registry,
		loadDocument,
		code: screenCode,
		overlay: createImageOverlay( registry ),
	} );

	await loadScreen( screen.route );
	takeOver(
		host,
		<RegistryProvider value={ registry }>
			<App navigation={ navigation } />
		</RegistryProvider>
	);
	navigation.start();
	void startLater( registry );
}

const host = document.getElementById( 'root' );
if ( host ) {
	start( host ).catch( ( error: unknown ) => {
		if ( ! mayReload() || ! loadDocument( window.location.href ) ) {
			logError( error );
		}
	} );
}

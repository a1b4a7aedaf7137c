// Imported before the styles of components, which rely on it.
import '../styles/main.scss';
import { useEffect } from 'react';
import { RegistryProvider } from '@wordpress/data';
import { hydrateRoot } from '@wordpress/element';
import { setUpApi } from '../api/client';
import { loadNotices } from '../features/notices';
import { whenHydrated } from '../components/ui/hydration-boundary/hydration-boundary';
import { restoreMarkup } from '../components/ui/hydration-boundary/restore-markup';
import { presanitise } from '../components/ui/html/sanitiser';
import { createImageOverlay } from '../features/lightbox';
import { createNavigation } from '../navigation';
import type { Navigation } from '../navigation';
import { boot } from '../lib/boot';
import { loadMessages } from '../lib/i18n';
import { loadDocument } from '../lib/load-document';
import { logError } from '../lib/log-error';
import { logHydrationError } from '../lib/log-hydration-error';
import { nextTask } from '../lib/next-task';
import { navigationStore } from '../stores/navigation';
import { createSiteRegistry } from './registry';
import type { SiteRegistry } from '../stores/site-registry';
import { seed } from '../stores/seed';
import { sessionStore } from '../stores/session';
import { App } from './app';
import { loadScreen, screenCode } from './screen-code';

interface Props {
	readonly navigation: Navigation;
	readonly registry: SiteRegistry;
	/** The button that the visitor pressed before hydration; see inline/start.ts. */
	readonly earlyButton: HTMLElement | null | undefined;
}

/** Starts the features that load after the first screen. If their code cannot be loaded, the page works without them. */
async function startLater( {
	navigation,
	registry,
	earlyButton,
}: Props ): Promise< void > {
	try {
		const [
			{ startPrefetch },
			{ startViewReports },
			{ startNotices },
			{ restoreUser },
			{ startChat },
		] = await Promise.all( [
			import( /* webpackChunkName: "later" */ '../navigation/prefetch' ),
			import( /* webpackChunkName: "later" */ '../features/views' ),
			loadNotices(),
			import( /* webpackChunkName: "later" */ '../features/session' ),
			import( /* webpackChunkName: "later" */ '../features/chat' ),
			// Only the app renders skeletons, so their styles load here.
			import(
				/* webpackChunkName: "later" */ '../components/ui/skeleton/skeleton.scss'
			),
		] );
		startPrefetch( {
			registry,
			code: screenCode,
			sanitise: presanitise,
		} );
		startViewReports( registry );
		const restored = restoreUser( registry, navigation );
		startNotices( registry, restored );
		if ( earlyButton ) {
			// The code of the save buttons is in this chunk as well: an earlier click() would be lost.
			await nextTask();
			earlyButton.click();
		}
		await restored;
		await startChat( registry );
	} catch ( error ) {
		logError( error );
	}
}

/** The app. Until all of it is hydrated, links load documents. */
function Site( { navigation, registry, earlyButton }: Props ) {
	useEffect( () => {
		const begin = async () => {
			await nextTask();
			navigation.start();
			await startLater( { navigation, registry, earlyButton } );
		};
		return whenHydrated( () => void begin() );
	}, [ navigation, registry, earlyButton ] );
	return (
		<RegistryProvider value={ registry }>
			<App navigation={ navigation } />
		</RegistryProvider>
	);
}

/** Hydrates the page that the server printed, once the first screen's code is loaded; in several short tasks. */
export async function start( host: Element ): Promise< void > {
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

	await nextTask();
	await loadScreen( screen.route );
	await nextTask();
	const { hienEarlyButton: earlyButton } = window;
	window.hienEarlyButton = null; // From now on React gets the clicks.
	restoreMarkup( host );
	hydrateRoot( host, <Site { ...{ navigation, registry, earlyButton } } />, {
		onRecoverableError: logHydrationError,
	} );
}

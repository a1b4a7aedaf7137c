// Imported before the styles of components, which rely on it.
import '../styles/main.scss';
import '../styles/main.later.scss';
import { StrictMode, useEffect } from 'react';
import { RegistryProvider } from '@wordpress/data';
import type { DataRegistry } from '@wordpress/data';
import { hydrateRoot } from '@wordpress/element';
import { setLocaleData } from '@wordpress/i18n';
import { setUpApi } from '../api/client';
import { whenHydrated } from '../components/ui/hydration-boundary/hydration-boundary';
import { prepareHydration } from '../components/ui/hydration-boundary/prepare-hydration';
import { listen, setUpNavigation } from '../navigation';
import { boot, pageTime } from '../lib/boot';
import { importWithRetry } from '../lib/import-with-retry';
import { rememberInput } from '../lib/input-before-hydration';
import { logHydrationError } from '../lib/log-error';
import { nextTask } from '../lib/timing';
import { noteSignedIn } from '../lib/signed-in-flag';
import { navigationStore } from '../stores/navigation';
import { receiveScreen } from '../stores/responses';
import { sessionStore } from '../stores/session';
import { receiveShell } from '../stores/shell';
import { createSiteRegistry } from './registry';
import { App } from './app';
import { loadCode, screenCode } from './screen-code';

interface Props {
	readonly registry: DataRegistry;
}

/** After this many failures to load it, the page reloads, because an update of the site may have renamed the chunk. */
const FAILURES_BEFORE_RELOAD = 4;

/** Starts the features that load after the first screen. Until their code can be loaded, the page works without them. */
async function startLater( registry: DataRegistry ): Promise< void > {
	const later = await importWithRetry(
		() => import( /* webpackChunkName: "later" */ './start-features' ),
		( failures ) =>
			failures === FAILURES_BEFORE_RELOAD && window.hienClicks?.reload()
	);
	later.startFeatures( registry );
}

/** The app. Until all of it is hydrated, links load documents, and pressed buttons wait; see inline/click-queue.ts. */
function Site( { registry }: Props ) {
	useEffect( () => {
		const begin = async () => {
			await nextTask();
			listen();
			window.hienClicks?.replay();
			await startLater( registry );
		};
		return whenHydrated( () => void begin() );
	}, [ registry ] );
	return (
		<RegistryProvider value={ registry }>
			{ process.env[ 'NODE_ENV' ] === 'production' ? (
				<App />
			) : (
				<StrictMode>
					<App />
				</StrictMode>
			) }
		</RegistryProvider>
	);
}

/** Hydrates the page that the server printed, once the first screen's code is loaded; in several short tasks. */
export async function start( host: Element ): Promise< void > {
	const { messages, screen: loaded, shell, user } = boot();
	// Vietnamese is the source language, so only other languages have any.
	setLocaleData( messages, 'hien' );
	setUpApi();
	const registry = createSiteRegistry();
	receiveShell( registry, shell );
	const screen = receiveScreen( registry, loaded, pageTime() );
	void registry.dispatch( sessionStore ).receive( user );
	if ( user ) {
		noteSignedIn( true );
	}
	void registry
		.dispatch( navigationStore )
		.commit( screen, window.location, { isWhole: true } );
	setUpNavigation( { registry, code: screenCode } );

	await nextTask();
	await loadCode( screen.route );
	await nextTask();
	await prepareHydration( host );
	window.hienClicks?.passToReact();
	rememberInput( host );
	hydrateRoot( host, <Site registry={ registry } />, {
		onRecoverableError: logHydrationError,
	} );
}

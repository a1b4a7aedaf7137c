import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { RegistryProvider } from '@wordpress/data';
import type { DataRegistry } from '@wordpress/data';
import { setUpApi } from '../../src/api/client';
import { App } from '../../src/app/app';
import { screenCode } from '../../src/app/screen-code';
import { SaveButton } from '../../src/features/favorites';
import { listen, screenCache, setUpNavigation } from '../../src/navigation';
import type { ScreenCode } from '../../src/navigation';
import { loadSanitiser } from '../../src/components/ui/html/sanitiser';
import type { LoadedScreen } from '../../src/contract/types';
import * as documents from '../../src/lib/load-document';
import { pageTime } from '../../src/lib/boot';
import { navigationStore } from '../../src/stores/navigation';
import { createSiteRegistry } from '../../src/app/registry';
import { receiveShell } from '../../src/stores/shell';
import { responsesStore, receiveScreen } from '../../src/stores/responses';
import { sessionStore } from '../../src/stores/session';
import { homeScreen } from './fixtures';
import { writeBoot } from './server';

let stop: ( () => void ) | undefined;
let isApiSetUp = false;
let hasButtons = false;

/** Sets up the API client, once for all tests of a file. */
export function setUpApiOnce(): void {
	if ( ! isApiSetUp ) {
		isApiSetUp = true;
		setUpApi();
	}
}

/** Loads the code of the save buttons, once for all tests of a file, so that screens have them in their first render. */
async function loadButtons(): Promise< void > {
	if ( hasButtons ) {
		return;
	}
	hasButtons = true;
	const { unmount } = render(
		<RegistryProvider value={ createSiteRegistry() }>
			<SaveButton type="posts" id={ 1 } />
		</RegistryProvider>
	);
	await act( async () => {
		await import( '../../src/features/favorites/save-button' );
	} );
	unmount();
}

/** Sets navigation up for tests of its parts, with empty stores. */
export function setUpEmptyNavigation(): DataRegistry {
	const registry = createSiteRegistry();
	setUpNavigation( { registry, code: screenCode } );
	return registry;
}

/** Renders the whole app, in its state after hydration. */
export async function renderApp(
	loaded: LoadedScreen = homeScreen(),
	address = loaded.path,
	overrides: Parameters< typeof writeBoot >[ 0 ] = {},
	code: ScreenCode = screenCode
) {
	stop?.();
	screenCache.clear();
	const boot = writeBoot( { screen: loaded, ...overrides } );
	setUpApiOnce();
	window.history.replaceState( null, '', address );
	const registry = createSiteRegistry();
	receiveShell( registry, boot.shell );
	const screen = receiveScreen( registry, loaded, pageTime() );
	void registry.dispatch( sessionStore ).receive( boot.user );
	void registry
		.dispatch( navigationStore )
		.commit( screen, window.location, { isWhole: true } );
	const load = jest
		.spyOn( documents, 'loadDocument' )
		.mockReset()
		.mockImplementation( () => window.navigator.onLine );
	setUpNavigation( { registry, code } );
	await screenCode.load( screen.route );
	await loadButtons();
	const view = render(
		<RegistryProvider value={ registry }>
			<App />
		</RegistryProvider>
	);
	stop = listen();
	return { ...view, load, registry, user: userEvent.setup() };
}

/**
 * Renders one component with the stores of the site, filled as on a page load.
 *
 * @param children
 * @param data      Responses by REST path, such as responsesOf() a screen.
 * @param overrides
 */
export async function renderWith(
	children: ReactNode,
	data: Record< string, unknown > = {},
	overrides: Parameters< typeof writeBoot >[ 0 ] = {}
): Promise< ReturnType< typeof render > & { registry: DataRegistry } > {
	const { shell, user } = writeBoot( overrides );
	setUpApiOnce();
	await loadSanitiser();
	await loadButtons();
	const registry = createSiteRegistry();
	receiveShell( registry, shell );
	void registry.dispatch( responsesStore ).receive( data );
	void registry.dispatch( sessionStore ).receive( user );
	return {
		registry,
		...render(
			<RegistryProvider value={ registry }>{ children }</RegistryProvider>
		),
	};
}

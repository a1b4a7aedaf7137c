import type { ComponentType, ReactNode } from 'react';
import { loadDrawings } from '../components/cards/cover/load-drawings';
import { loadSanitiser } from '../components/ui/html/sanitiser';
import { ROUTES } from '../contract/routes';
import type { Screen } from '../contract/types';
import { loadLightbox } from '../features/lightbox';
import type { ScreenCode } from '../navigation';
import { ErrorScreen } from '../screens/error/error-screen';
import { DEFERRED_TEXTS, SCREENS, isRoute } from '../screens/routes';
import type { ScreenComponent } from '../screens/routes';

type LayoutComponent = ComponentType< { readonly children: ReactNode } >;

/** Load the layouts, each in a lazy chunk. In a layout without a component, the screen takes the full width. */
const LAYOUTS: Partial<
	Record< Screen[ 'layout' ], () => Promise< LayoutComponent > >
> = {
	default: () =>
		import(
			/* webpackChunkName: "layout-default" */ './layouts/default-layout'
		).then( ( { DefaultLayout } ) => DefaultLayout ),
	admin: () =>
		import(
			/* webpackChunkName: "layout-admin" */ './layouts/admin-layout'
		).then( ( { AdminLayout } ) => AdminLayout ),
};

const screens = new Map< string, ScreenComponent >();
const layouts = new Map< string, LayoutComponent >();

async function loadLayout( name: Screen[ 'layout' ] ): Promise< void > {
	const layout = await LAYOUTS[ name ]?.();
	if ( layout ) {
		layouts.set( name, layout );
	}
}

/** Loads the code of a route's screen and layout. Rejects if a chunk cannot be loaded; a later call tries again. */
export async function loadCode( route: string ): Promise< void > {
	if ( ! screens.has( route ) && isRoute( route ) ) {
		const [ module ] = await Promise.all( [
			SCREENS[ route ](),
			loadLayout( ROUTES[ route ].layout ),
		] );
		const [ View = ErrorScreen ] = Object.values( module );
		screens.set( route, View );
	}
}

/**
 * Loads all code for a screen that the server has not printed: with the sanitiser, since any may show HTML, and the
 * drawings for covers. Rejects as loadCode() does.
 */
export async function loadAllCode( route: string ): Promise< void > {
	await Promise.all( [
		loadCode( route ),
		loadSanitiser(),
		loadDrawings(),
		route === 'image' && loadLightbox(),
	] );
}

/** The loaders of screen code that navigation uses. */
export const screenCode: ScreenCode = {
	load: loadAllCode,
	isLoaded: ( route ) => screens.has( route ),
	isTextDeferred: ( route ) => DEFERRED_TEXTS.includes( route ),
};

/** The component of a screen whose code is loaded. */
export function screenComponent( route: string ): ScreenComponent {
	return screens.get( route ) ?? ErrorScreen;
}

/** The component of a layout whose code is loaded; null if a screen takes the full width. */
export function layoutComponent( name: string ): LayoutComponent | null {
	return layouts.get( name ) ?? null;
}

import type { ComponentType, ReactNode } from 'react';
import { loadSanitiser } from '../components/ui/html/sanitiser';
import { ROUTES } from '../contract/routes';
import type { Screen } from '../contract/types';
import { loadLightbox } from '../features/lightbox';
import type { ScreenCode } from '../navigation';
import { ErrorScreen } from '../screens/error/error-screen';
import { SCREENS, WITH_LATE_TEXT, isRoute } from '../screens/routes';
import type { ScreenComponent } from '../screens/routes';

type LayoutComponent = ComponentType< { readonly children: ReactNode } >;

/** The code of what stands around a screen, by layout; a screen of another layout has the width to itself. */
const LAYOUTS: Partial<
	Record< Screen[ 'layout' ], () => Promise< LayoutComponent > >
> = {
	default: () =>
		import(
			/* webpackChunkName: "layout-default" */ './layouts/default-layout'
		).then( ( { DefaultLayout } ) => DefaultLayout ),
};

const screens = new Map< string, ScreenComponent >();
const layouts = new Map< string, LayoutComponent >();

async function loadLayout( name: Screen[ 'layout' ] ): Promise< void > {
	const layout = await LAYOUTS[ name ]?.();
	if ( layout ) {
		layouts.set( name, layout );
	}
}

/**
 * Loads a screen's code and its layout's.
 *
 * @throws {Error} When a chunk cannot be loaded; a later call tries again.
 */
export async function loadScreen( route: string ): Promise< void > {
	if ( ! screens.has( route ) && isRoute( route ) ) {
		const [ screen ] = await Promise.all( [
			SCREENS[ route ](),
			loadLayout( ROUTES[ route ].layout ),
		] );
		screens.set( route, screen );
	}
}

/**
 * Loads all that a screen needs which the server has not printed. That includes the sanitiser, once: any screen may
 * show HTML, such as the author's text above a list.
 *
 * @throws {Error} As loadScreen().
 */
export async function loadWholeScreen( route: string ): Promise< void > {
	await Promise.all( [
		loadScreen( route ),
		loadSanitiser(),
		route === 'image' && loadLightbox(),
	] );
}

/** The code of screens as navigation uses it. */
export const screenCode: ScreenCode = {
	load: loadWholeScreen,
	isLoaded: ( route ) => screens.has( route ),
	isTextLate: ( route ) => WITH_LATE_TEXT.includes( route ),
};

/** The component of a screen whose code is loaded. */
export function screenComponent( route: string ): ScreenComponent {
	return screens.get( route ) ?? ErrorScreen;
}

/** The component of a layout whose code is loaded; null where a screen has the width to itself. */
export function layoutComponent( name: string ): LayoutComponent | null {
	return layouts.get( name ) ?? null;
}

/*
 * Exports the parts of navigation that other folders may import, beside prefetch.ts, which is loaded after the first
 * screen.
 */

export { listen } from './listen';
export { failureScreen } from './local-screens';
export { closeImage, push, reload, replace, staysOn } from './navigate';
export {
	setOverlayPath,
	useCloseOnBack,
	useLazyOverlay,
	useOverlay,
} from './overlay';
export { screenPath } from './destination';
export { addStyles } from './post-assets';
export { screenCache } from './screen-cache';
export { setUpNavigation } from './setup';
export type { ScreenCode } from './setup';
export { updateHead } from './show';

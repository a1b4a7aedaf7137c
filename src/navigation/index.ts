/*
 * Exports the parts of navigation that other folders may import, beside prefetch.ts, which is loaded after the first
 * screen.
 */

export type { ImageOverlay } from './commit';
export type { ScreenCode } from './load-screen';
export { failureScreen } from './local-screens';
export { createNavigation } from './navigation';
export type { Navigation } from './navigation';
export { addStyles } from './post-assets';
export { screenCache } from './screen-cache';
export { updateHead } from './update-head';
export { useCloseOnBack } from './use-close-on-back';
export { useLazyOverlay, useOverlay } from './use-overlay';

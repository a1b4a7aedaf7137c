/** How the browser of the tests is started. */
import type { LaunchOptions } from '@playwright/test';

// `npm run test:e2e` sets a browser of the system; by default Playwright runs its own.
const executablePath = process.env[ 'PLAYWRIGHT_CHROMIUM' ];

/**
 * Chromium's options.
 *
 * @param withPictures Whether pages load their pictures and fonts, which are a fifth of all work of the browser.
 */
export function launchOptions( withPictures: boolean ): LaunchOptions {
	const settings = withPictures
		? // Else each page also loads some forty small pictures below the window.
			[
				'lazyLoadingImageMarginPxUnknown=0',
				'lazyLoadingImageMarginPx3G=0',
				'lazyLoadingImageMarginPx4G=0',
			]
		: [ 'imagesEnabled=false' ];
	return {
		...( executablePath ? { executablePath } : {} ),
		args: [
			'--disable-gpu',
			'--disable-quic',
			'--disable-background-networking',
			'--disable-component-update',
			`--blink-settings=${ settings.join() }`,
			...( withPictures ? [] : [ '--disable-remote-fonts' ] ),
		],
	};
}

import { defineConfig, devices } from '@playwright/test';

// `npm run test:e2e` sets a browser of the system; by default Playwright runs its own.
const executablePath = process.env[ 'PLAYWRIGHT_CHROMIUM' ];

export default defineConfig( {
	testDir: './tests/e2e',
	outputDir: './.cache/e2e/results',
	globalSetup: './tests/e2e/server-setup.mjs',
	fullyParallel: true,
	forbidOnly: !! process.env[ 'CI' ],
	workers: 2,
	// Generous, since no test measures time and machines may be slow.
	timeout: 120_000,
	// A test that passes only when it is tried again has a fault, or found one.
	retries: 0,
	expect: { timeout: 15_000 },
	reporter: 'list',
	use: {
		baseURL: process.env[ 'HIEN_URL' ],
		locale: 'vi-VN',
		timezoneId: 'Asia/Ho_Chi_Minh',
		launchOptions: {
			...( executablePath ? { executablePath } : {} ),
			args: [
				'--disable-gpu',
				'--disable-quic',
				'--disable-background-networking',
				'--disable-component-update',
				// Else each page also loads some forty small pictures below the window, a fifth of all work of the browser.
				'--blink-settings=lazyLoadingImageMarginPxUnknown=0,lazyLoadingImageMarginPx3G=0,lazyLoadingImageMarginPx4G=0',
			],
		},
	},
	projects: [
		{
			name: 'desktop',
			testIgnore: 'start.spec.ts',
			use: { ...devices[ 'Desktop Chrome' ] },
		},
		{
			name: 'phone',
			// Tests that do not depend on the width of the window run only on the desktop.
			testMatch: [ 'images.spec.ts', 'search.spec.ts' ],
			grepInvert: /@once/,
			use: { ...devices[ 'Pixel 7' ] },
		},
		{
			// Playground takes seconds for what native PHP does in 50 ms.
			name: 'playground',
			testMatch: 'start.spec.ts',
			timeout: 300_000,
			expect: { timeout: 60_000 },
			use: { ...devices[ 'Desktop Chrome' ] },
		},
	],
} );

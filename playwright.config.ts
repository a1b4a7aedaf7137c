import { defineConfig, devices } from '@playwright/test';

// `npm run test:e2e` names a browser of the system; without a name Playwright runs its own.
const executablePath = process.env[ 'PLAYWRIGHT_CHROMIUM' ];

export default defineConfig( {
	testDir: './tests/e2e',
	outputDir: './.cache/e2e/results',
	globalSetup: './tests/e2e/server-setup.mjs',
	fullyParallel: true,
	forbidOnly: !! process.env[ 'CI' ],
	workers: 2,
	// Slow machines are not wrong: nothing here measures time.
	timeout: 120_000,
	// What passes only when run again is counted as flaky in the report of `npm test`.
	retries: 1,
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
			// What the width of the window does not touch runs once, on the desktop.
			testMatch: [
				'images.spec.ts',
				'odd-content.spec.ts',
				'search.spec.ts',
			],
			grepInvert: /@once/,
			use: { ...devices[ 'Pixel 7' ] },
		},
		{
			// Playground takes seconds for what PHP itself does in a twentieth of one.
			name: 'playground',
			testMatch: 'start.spec.ts',
			timeout: 300_000,
			expect: { timeout: 60_000 },
			use: { ...devices[ 'Desktop Chrome' ] },
		},
	],
} );

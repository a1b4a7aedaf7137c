import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './tests/e2e/browser';

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
		// Files that look at pages ask for more: `withPictures` in tests/e2e/support.ts.
		launchOptions: launchOptions( false ),
	},
	projects: [
		{
			name: 'desktop',
			testIgnore: 'start.spec.ts',
			use: { ...devices[ 'Desktop Chrome' ] },
		},
		{
			// Playground takes seconds for what native PHP does in 50 ms.
			name: 'playground',
			testMatch: 'start.spec.ts',
			timeout: 900_000,
			expect: { timeout: 60_000 },
			use: {
				...devices[ 'Desktop Chrome' ],
				launchOptions: launchOptions( true ),
			},
		},
	],
} );

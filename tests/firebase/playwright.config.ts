import { defineConfig } from '@playwright/test';

/** Tests of the development server and of the database's rules, by the real SDK; no browser is needed. */
export default defineConfig( {
	testDir: '.',
	outputDir: '../../.cache/firebase/results',
	forbidOnly: !! process.env[ 'CI' ],
	workers: 2,
	timeout: 60_000,
	reporter: 'list',
} );

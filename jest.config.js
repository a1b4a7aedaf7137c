const base = require( '@wordpress/scripts/config/jest-unit.config' );

module.exports = {
	...base,
	rootDir: __dirname,
	roots: [ '<rootDir>/src', '<rootDir>/tests/js' ],
	testMatch: [ '**/*.test.ts?(x)' ],
	testEnvironment: '<rootDir>/tests/js/environment.js',
	moduleNameMapper: {
		'\\.svg$': '<rootDir>/tests/js/svg-mock.ts',
		// It comes as ES modules only, and measures boxes that jsdom does not have.
		'^swiper$': '<rootDir>/tests/js/swiper-mock.ts',
		// So does this; its plugins are for fingers, its styles for eyes.
		'^yet-another-react-lightbox(/.*)?$':
			'<rootDir>/tests/js/lightbox-mock.tsx',
	},
	setupFilesAfterEnv: [ '<rootDir>/tests/js/setup.ts' ],
	cacheDirectory: '<rootDir>/node_modules/.cache/jest',
	reporters: [ 'default' ],
};

const base = require( '@wordpress/scripts/config/jest-unit.config' );

module.exports = {
	...base,
	rootDir: __dirname,
	roots: [ '<rootDir>/src', '<rootDir>/tests/js' ],
	testMatch: [ '**/*.test.ts?(x)' ],
	testEnvironment: '<rootDir>/tests/js/environment.js',
	moduleNameMapper: {
		// As in the bundle (webpack.config.js).
		'/middlewares/user-locale(\\.\\w+)?$':
			'<rootDir>/webpack.middleware-stub.js',
		// It has ES modules only, and measures layout, which jsdom does not have.
		'^swiper(/modules)?$': '<rootDir>/tests/js/swiper-mock.ts',
		// As above; it also has plugins and style sheets.
		'^yet-another-react-lightbox(/.*)?$':
			'<rootDir>/tests/js/lightbox-mock.tsx',
	},
	transform: {
		...base.transform,
		'\\.svg$': '<rootDir>/tests/js/named-icons.js',
	},
	transformIgnorePatterns: [ '/node_modules/.*\\.[cm]?[jt]sx?$' ],
	setupFilesAfterEnv: [ '<rootDir>/tests/js/setup.ts' ],
	cacheDirectory: '<rootDir>/node_modules/.cache/jest',
	reporters: [ 'default' ],
};

const { TestEnvironment } = require( 'jest-environment-jsdom' );

const WEB = [
	'AbortSignal',
	'Headers',
	'ReadableStream',
	'Request',
	'Response',
	'TextDecoder',
	'TextEncoder',
	'fetch',
	'structuredClone',
];

/** jsdom hides some of Node's web globals, which the API client needs. */
module.exports = class extends TestEnvironment {
	async setup() {
		await super.setup();
		for ( const name of WEB ) {
			this.global[ name ] ??= globalThis[ name ];
		}
	}
};

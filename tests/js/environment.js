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

/** jsdom with the web globals of Node that the API client needs and jsdom lacks. */
module.exports = class extends TestEnvironment {
	async setup() {
		await super.setup();
		for ( const name of WEB ) {
			this.global[ name ] ??= globalThis[ name ];
		}
	}
};

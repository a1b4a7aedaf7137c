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

/** jsdom without the globals of the web that Node has and the API client needs: they are added. */
module.exports = class extends TestEnvironment {
	async setup() {
		await super.setup();
		for ( const name of WEB ) {
			this.global[ name ] ??= globalThis[ name ];
		}
	}
};

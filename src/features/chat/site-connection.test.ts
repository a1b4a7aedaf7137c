import { loadDocument } from '../../lib/load-document';
import { writeBoot } from '../../../tests/js/server';
import { connect } from './site-connection';

jest.mock( './sdk', () => {
	throw new Error( 'This chunk cannot be loaded' );
} );
jest.mock( '../../api/chat', () => ( {
	chatToken: () => Promise.resolve( 'token' ),
} ) );
jest.mock( '../../lib/load-document', () => ( { loadDocument: jest.fn() } ) );

afterEach( () => jest.useRealTimers() );

it( 'reloads the page once where the chunk of the SDK is gone', async () => {
	jest.useFakeTimers();
	const { chat } = writeBoot();
	writeBoot( {
		chat: {
			...chat,
			config: {
				apiKey: 'k',
				authDomain: 'localhost',
				projectId: 'p',
				databaseURL: 'http://localhost/db',
				appId: 'a',
				emulator: null,
			},
		},
	} );
	connect();
	await jest.advanceTimersByTimeAsync( 8000 );
	expect( loadDocument ).toHaveBeenCalledWith( window.location.href );
	await jest.advanceTimersByTimeAsync( 600_000 );
	expect( loadDocument ).toHaveBeenCalledTimes( 1 );
} );

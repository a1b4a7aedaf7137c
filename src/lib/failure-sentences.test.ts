import { ApiError } from '../api/errors';
import { loadFailure } from './failure-sentences';

const NETWORK = /mạng đang chập chờn/;
const SERVER = /gặp trục trặc, không phải do mạng/;

function refused( status: number ): ApiError {
	return new ApiError( 'refused', { status, message: `Lỗi ${ status }.` } );
}

afterEach( () => jest.restoreAllMocks() );

it.each( [
	[ 'a sign-in that is missing', refused( 401 ), 'Lỗi 401.' ],
	[ 'a missing permission', refused( 403 ), 'Lỗi 403.' ],
	[ 'nothing there', refused( 404 ), 'Lỗi 404.' ],
	[ 'too many requests', refused( 429 ), 'Lỗi 429.' ],
	[ 'a server without PHP’s zip', refused( 501 ), 'Lỗi 501.' ],
	[ 'an error of WordPress', refused( 500 ), SERVER ],
	[
		'a page in place of JSON',
		new ApiError( 'format', { status: 502 } ),
		SERVER,
	],
	[ 'no answer in time', new ApiError( 'timeout' ), SERVER ],
	[
		'a firewall',
		new ApiError( 'blocked', { status: 403 } ),
		/^Tường lửa của máy chủ/,
	],
	[ 'no connection', new ApiError( 'network' ), NETWORK ],
	[ 'a picture that does not load', undefined, NETWORK ],
] )( 'tells the kind of a failure: %s', ( _, cause, message ) => {
	expect( loadFailure( cause ) ).toMatch( message );
} );

it( 'tells that the browser is offline', () => {
	jest.spyOn( navigator, 'onLine', 'get' ).mockReturnValue( false );
	expect( loadFailure( new ApiError( 'network' ) ) ).toMatch(
		/^Bạn đang ngoại tuyến/
	);
} );

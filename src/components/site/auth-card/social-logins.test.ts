import { isInAppBrowser } from './social-logins';

const ANDROID = 'Mozilla/5.0 (Linux; Android 14; SM-A546E';
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile';
const IPHONE =
	'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

afterEach( () => jest.restoreAllMocks() );

it.each( [
	[
		`${ IPHONE } Mobile/15E148 [FBAN/FBIOS;FBAV/490.0.0.0;FBDV/iPhone14,5]`,
		true,
	],
	[ `${ ANDROID }; wv) ${ CHROME } [FB_IAB/FB4A;FBAV/490.0.0.0;]`, true ],
	[
		`${ IPHONE } Mobile/15E148 LightSpeed [FBAN/MessengerLiteForiOS;FBAV/490]`,
		true,
	],
	[ `${ IPHONE } Mobile/15E148 Zalo iOS/670 ZaloTheme/light`, true ],
	[ `${ ANDROID }; wv) Version/4.0 ${ CHROME } Zalo android/12100670`, true ],
	[ `${ IPHONE } Mobile/15E148 Instagram 360.0.0.0`, true ],
	[ `${ ANDROID }) ${ CHROME } Safari/537.36`, false ],
	[ `${ IPHONE } Version/18.1 Mobile/15E148 Safari/604.1`, false ],
	[ `${ IPHONE } CriOS/131.0.0.0 Mobile/15E148 Safari/604.1`, false ],
] )( 'knows the browser inside of an app: %s', ( agent, expected ) => {
	jest.spyOn( navigator, 'userAgent', 'get' ).mockReturnValue( agent );
	expect( isInAppBrowser() ).toBe( expected );
} );

import { href, pathOf, rawUrlEncode } from './paths';
import { safePath } from './safe-path';

export const LOGIN_PATH = '/dang-nhap';
export const REGISTER_PATH = '/dang-ky';
export const PASSWORD_PATH = '/quen-mat-khau';
export const CONFIRMATION_PATH = `${ PASSWORD_PATH }?action=confirmation`;
export const ACCOUNT_PATH = '/tai-khoan';

/** The screens for signing in and registering. A visitor is not led back to them after signing in. */
const SIGN_IN_PATHS = [
	LOGIN_PATH,
	REGISTER_PATH,
	PASSWORD_PATH,
	CONFIRMATION_PATH,
];

/** The URL of a screen with a `redirect_to` argument. `returnPath` is from the root of the host. */
export function withReturn( path: string, returnPath: string ): string {
	return (
		href( path ) +
		( returnPath && `?redirect_to=${ rawUrlEncode( returnPath ) }` )
	);
}

/** The URL of the login screen, which leads back to a path below home ('' for none). Same as hien_login_url(). */
export function loginLink( path: string ): string {
	const isRemembered = ! [ '', '/', ...SIGN_IN_PATHS ].includes( path );
	return withReturn(
		LOGIN_PATH,
		isRemembered ? safePath( href( path ) ) : ''
	);
}

/** The path to return to after signing in, from the host's root; on a login screen its `redirect_to`; '' for home. */
export function returnPathHere(): string {
	const { pathname, search, hash } = window.location;
	const path = pathOf( new URL( window.location.href ) ) ?? '';
	if ( SIGN_IN_PATHS.includes( path ) ) {
		const remembered = new URLSearchParams( search ).get( 'redirect_to' );
		return safePath( remembered ?? '' );
	}
	return path + search + hash === '/'
		? ''
		: safePath( pathname + search + hash );
}

/** The URL of the login screen, which leads back to the current page. */
export function loginLinkHere(): string {
	return withReturn( LOGIN_PATH, returnPathHere() );
}

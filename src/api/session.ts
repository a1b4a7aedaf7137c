import type { SignedInUser } from '../contract/types';
import { boot } from '../lib/boot';
import { forgetToken, hasToken, rememberToken } from './auth-transport';
import { toApiError } from './errors';
import { getRoute, postRoute } from './client';

interface Credentials {
	/** User name or e-mail address. */
	readonly username: string;
	readonly password: string;
	readonly remember: boolean;
}

/** Begins a session. Fails as postRoute() does; a wrong name and a wrong password alike are a 403. */
export async function signIn( credentials: Credentials ): Promise< void > {
	const { token } = await postRoute< { readonly token: string } >(
		'jwt-auth/v1/token',
		credentials
	);
	await rememberToken( token );
}

/** Ends the session. Fails as postRoute() does. */
export async function signOut(): Promise< void > {
	await postRoute( `wp/${ boot().namespace }/logout`, {} );
	await forgetToken();
}

/**
 * The user whom the page does not know, since the API has a session of its own; null where there is none. Fails as
 * getRoute() does where the API cannot be asked.
 */
export async function tokenUser(): Promise< SignedInUser | null > {
	if ( ! ( await hasToken() ) ) {
		return null;
	}
	try {
		return await getRoute< SignedInUser >( 'wp/v2/users/me' );
	} catch ( cause ) {
		if ( toApiError( cause ).status === 401 ) {
			return null;
		}
		throw cause;
	}
}

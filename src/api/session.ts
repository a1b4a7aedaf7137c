import { boot } from '../lib/boot';
import { forgetToken, rememberToken } from './auth-transport';
import { postRoute } from './client';
import { setSigningOut } from './signed-out';

interface Credentials {
	/** User name or e-mail address. */
	readonly username: string;
	readonly password: string;
	readonly remember: boolean;
}

/** Signs in. Fails as postRoute() does: with a 403 for a wrong name as for a wrong password. */
export async function signIn( credentials: Credentials ): Promise< void > {
	const { token } = await postRoute< { readonly token: string } >(
		'jwt-auth/v1/token',
		credentials
	);
	await rememberToken( token );
}

/** Signs out. Returns the URL of the page to load next, a setting of the owner. Fails as postRoute() does. */
export async function signOut(): Promise< string > {
	setSigningOut( true );
	try {
		const { redirect_to: next } = await postRoute< {
			readonly redirect_to: string;
		} >( `wp/${ boot().namespace }/logout`, {} );
		await forgetToken();
		return next;
	} catch ( cause ) {
		setSigningOut( false );
		throw cause;
	}
}

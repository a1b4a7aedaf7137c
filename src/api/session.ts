import { boot } from '../lib/boot';
import { forgetToken, rememberToken } from './auth-transport';
import { postRoute } from './client';

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

/** Ends the session. Returns the address of the page that the owner has chosen for afterwards. Fails as postRoute() does. */
export async function signOut(): Promise< string > {
	const { redirect_to: next } = await postRoute< {
		readonly redirect_to: string;
	} >( `wp/${ boot().namespace }/logout`, {} );
	await forgetToken();
	return next;
}

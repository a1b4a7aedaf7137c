import { boot } from '../lib/boot';
import { forgetToken, rememberToken } from './auth-transport';
import { request } from './client';
import { setSigningOut } from './session-ended';

interface Credentials {
	/** User name or e-mail address. */
	readonly username: string;
	readonly password: string;
	readonly remember: boolean;
}

/** Signs in. Fails as request() does: with a 403 for a wrong name as for a wrong password. */
export async function signIn( credentials: Credentials ): Promise< void > {
	const { token } = await request< { readonly token: string } >(
		'jwt-auth/v1/token',
		{ method: 'POST', data: credentials }
	);
	await rememberToken( token );
}

/** Signs out. Returns the URL of the page to load next, a setting of the owner. Fails as request() does. */
export async function signOut(): Promise< string > {
	setSigningOut( true );
	try {
		const { redirect_to: next } = await request< {
			readonly redirect_to: string;
		} >( `wp/${ boot().namespace }/logout`, { method: 'POST', data: {} } );
		await forgetToken();
		return next;
	} catch ( cause ) {
		setSigningOut( false );
		throw cause;
	}
}

/** The folder releases/: a folder for each release, by the name of its version. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from './playground/tools.mjs';

/** What was published stays as it is: others have its checksums. */
export function refuseExisting( releases, version ) {
	const folder = join( releases, version );
	if ( existsSync( folder ) ) {
		throw new Failure(
			`${ version } was made already. If nobody has it yet, delete ${ folder } and try again; else this is another version.`
		);
	}
}

/** The folders of the two releases before a version, the newest first. */
export function newestBefore( releases, version ) {
	return ( existsSync( releases ) ? readdirSync( releases ) : [] )
		.filter( ( each ) => existsSync( join( releases, each, 'hien.zip' ) ) )
		.filter( ( each ) => compare( each, version ) < 0 )
		.sort( ( a, b ) => compare( b, a ) )
		.slice( 0, 2 )
		.map( ( each ) => join( releases, each ) );
}

/** By the rules of SemVer: 1.0.0-beta.2, 1.0.0-beta.11, 1.0.0-rc.1, 1.0.0. */
function compare( a, b ) {
	const { compare: inOrder } = new Intl.Collator( 'en', { numeric: true } );
	const last = ( version ) =>
		version.includes( '-' ) ? version : `${ version }-zzz`;
	return inOrder( last( a ), last( b ) );
}

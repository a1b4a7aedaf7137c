/*
 * Storage throws where the browser forbids it (private windows, blocked cookies); the site works without it.
 */

type Area = 'localStorage' | 'sessionStorage';

export function readStorage( area: Area, key: string ): string | null {
	try {
		return window[ area ].getItem( key );
	} catch {
		return null;
	}
}

/** Stores a value; null removes it. Returns whether that worked. */
export function writeStorage(
	area: Area,
	key: string,
	value: string | null
): boolean {
	try {
		if ( value === null ) {
			window[ area ].removeItem( key );
		} else {
			window[ area ].setItem( key, value );
		}
		return true;
	} catch {
		return false;
	}
}

/** Removes the values whose keys begin with a prefix. */
export function clearStorage( area: Area, prefix: string ): void {
	try {
		for ( const key of Object.keys( window[ area ] ) ) {
			if ( key.startsWith( prefix ) ) {
				window[ area ].removeItem( key );
			}
		}
	} catch {
		// Nothing is stored.
	}
}

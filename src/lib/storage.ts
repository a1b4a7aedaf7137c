/*
 * Storage throws if the browser forbids it (private windows, blocked cookies); the site works without it.
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

export function storedKeys( area: Area, prefix: string ): readonly string[] {
	try {
		return Object.keys( window[ area ] ).filter( ( key ) =>
			key.startsWith( prefix )
		);
	} catch {
		return [];
	}
}

export function clearStorage( area: Area, prefix: string ): void {
	for ( const key of storedKeys( area, prefix ) ) {
		writeStorage( area, key, null );
	}
}

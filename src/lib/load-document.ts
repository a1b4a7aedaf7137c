/**
 * Leaves the app: the browser loads an address, also where it is the one that is shown. Returns whether it does: without
 * a network the browser's own page would take the place of what is being read.
 */
export function loadDocument( address: string ): boolean {
	if ( ! navigator.onLine ) {
		return false;
	}
	const { location } = window;
	const [ document ] = address.split( '#', 1 );
	if ( document === location.href.split( '#', 1 )[ 0 ] ) {
		window.history.replaceState( window.history.state, '', address );
		location.reload();
	} else {
		location.assign( address );
	}
	return true;
}

/**
 * Leaves the app: the browser loads an address, also where it is the current one.
 *
 * @param address Absolute.
 * @param how     `replace`: Back does not lead to the present page again.
 * @return False if it does not: offline, the browser's error page would replace the page that is being read.
 */
export function loadDocument(
	address: string,
	how: 'assign' | 'replace' = 'assign'
): boolean {
	if ( ! navigator.onLine ) {
		return false;
	}
	const { location } = window;
	const [ document ] = address.split( '#', 1 );
	if ( document === location.href.split( '#', 1 )[ 0 ] ) {
		window.history.replaceState( window.history.state, '', address );
		location.reload();
	} else {
		location[ how ]( address );
	}
	return true;
}

/**
 * Leaves the app: the browser loads a URL, even the current one.
 *
 * @param address Absolute.
 * @param how     `replace` replaces the current entry of the history.
 * @return False if the browser is offline; its error page would replace the current page.
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
		if ( address !== location.href ) {
			window.history.replaceState( window.history.state, '', address );
		}
		location.reload();
	} else {
		location[ how ]( address );
	}
	return true;
}

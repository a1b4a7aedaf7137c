/**
 * Makes the browser load an absolute URL (`replace`: in the current entry of the history). False if it is offline, and
 * would show its error page.
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

/** Leaves the app: the browser loads an address, also where it is the one that is shown. */
export function loadDocument( address: string ): void {
	const { location } = window;
	const [ document ] = address.split( '#', 1 );
	if ( document === location.href.split( '#', 1 )[ 0 ] ) {
		window.history.replaceState( window.history.state, '', address );
		location.reload();
	} else {
		location.assign( address );
	}
}

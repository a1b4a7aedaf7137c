import { openForm } from './open-form';

it( 'leaves nothing of what was typed in the page, to which Back may return', () => {
	let sent: FormData | null = null;
	jest.spyOn( HTMLFormElement.prototype, 'submit' ).mockImplementation(
		function ( this: HTMLFormElement ) {
			sent = this.isConnected ? new FormData( this ) : null;
		}
	);
	openForm( 'http://localhost/wp-login.php', { log: 'binh', pwd: 'a\nb' } );
	expect( [ ...( sent ?? new FormData() ) ] ).toEqual( [
		[ 'log', 'binh' ],
		[ 'pwd', 'a\nb' ],
	] );
	expect( document.querySelector( 'form' ) ).toBeNull();
} );

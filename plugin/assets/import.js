/**
 * Runs the batches of an import one after another while its page is open: sends the form "Làm tiếp" and shows the page that
 * answers. See Import/Import_Page.php.
 */
( function () {
	const PAUSE = 1000;
	const RETRY = 10000;

	async function next() {
		const form = document.querySelector( '.hien-import-next' );
		if ( ! form ) {
			return;
		}
		let pause = RETRY; // The server may be busy, or the batch too large for it; the next one goes on.
		try {
			const body = new FormData( form );
			body.append( 'do', 'go' );
			// Not `form.action`, which is its field of that name.
			const response = await fetch( form.getAttribute( 'action' ), {
				method: 'POST',
				body,
			} );
			const page = new window.DOMParser().parseFromString(
				await response.text(),
				'text/html'
			);
			const shown = page.getElementById( 'hien-import' );
			if ( shown ) {
				document.getElementById( 'hien-import' ).replaceWith( shown );
				pause = PAUSE;
			}
		} catch {}
		setTimeout( next, pause );
	}
	next();
} )();

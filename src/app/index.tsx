import '../lib/public-path';
// React's code and the app's run in two tasks, so that a slow phone can respond to input between them.
import 'react-dom';
import { logError } from '../lib/log-error';
import { nextTask } from '../lib/timing';
import { pathOf } from '../lib/paths';

async function startApp( host: Element ): Promise< void > {
	// A copy of the page at another address, such as an archive's or a translator's, is only read.
	if ( pathOf( new URL( window.location.href ) ) === null ) {
		window.hienClicks?.passToBrowser();
		return;
	}
	await nextTask();
	const { start } = await import( /* webpackMode: "eager" */ './start' );
	await nextTask();
	await start( host );
}

const host = document.getElementById( 'root' );
if ( host ) {
	startApp( host ).catch( ( error: unknown ) => {
		logError( error );
		window.hienClicks?.fail();
	} );
}

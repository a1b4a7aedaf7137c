import '../lib/public-path';
// React's code and the app's run in two tasks, so that a slow phone can respond to input between them.
import 'react-dom';
import { mayReload } from '../lib/reload-guard';
import { loadDocument } from '../lib/load-document';
import { logError } from '../lib/log-error';
import { nextTask } from '../lib/next-task';

async function startApp( host: Element ): Promise< void > {
	await nextTask();
	const { start } = await import( /* webpackMode: "eager" */ './start' );
	await nextTask();
	await start( host );
}

const host = document.getElementById( 'root' );
if ( host ) {
	startApp( host ).catch( ( error: unknown ) => {
		if ( ! mayReload( 'code' ) || ! loadDocument( window.location.href ) ) {
			logError( error );
		}
	} );
}

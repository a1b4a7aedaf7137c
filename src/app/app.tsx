import { useCallback } from 'react';
import { useRegistry, useSelect } from '@wordpress/data';
import { InStages } from '../components/ui/later/later';
import { LiveRegion } from '../components/ui/live-region/live-region';
import { LoadingBar } from '../components/ui/loading-bar/loading-bar';
import { href } from '../lib/paths';
import { loadingStore } from '../stores/loading';
import { navigationStore } from '../stores/navigation';
import { AlbumHost, LightboxHost } from '../features/lightbox';
import { ErrorBoundary } from '../components/ui/error-boundary/error-boundary';
import { Layout } from './layouts/layout';
import { addStyles } from '../navigation/post-assets';
import { Stages } from './stages';
import { startWaiting } from '../navigation/start-waiting';

/** When even the error screen fails, nothing of the site can be trusted, its language included. */
function LastResort() {
	return (
		<main>
			<h1>Something went wrong</h1>
			<p>
				<a href={ href( '/' ) } data-no-router>
					Go to the home page
				</a>
			</p>
		</main>
	);
}

/** By itself, so that a request which begins or ends renders no screen anew. */
function Loading() {
	const status = useSelect(
		( select ) => select( loadingStore ).getStatus(),
		[]
	);
	return <LoadingBar status={ status } />;
}

interface Props {
	/** Asks the server for the screen again. */
	readonly retry: () => void;
	/** Closes the lightbox. */
	readonly leave: ( listPath: string ) => void;
}

export function App( { retry, leave }: Props ) {
	const { screen, count, atOnce, opening } = useSelect( ( select ) => {
		const { getScreen, getCount, isAtOnce, isOpening } =
			select( navigationStore );
		return {
			screen: getScreen(),
			count: getCount(),
			atOnce: isAtOnce(),
			opening: isOpening(),
		};
	}, [] );
	const registry = useRegistry();
	const prepareRest = useCallback( async () => {
		if ( screen ) {
			const wait = startWaiting( registry );
			await addStyles( screen );
			wait.finish();
		}
	}, [ screen, registry ] );
	if ( screen === null ) {
		return null;
	}
	return (
		<ErrorBoundary fallback={ <LastResort /> }>
			<Loading />
			<InStages
				count={ count }
				atOnce={ atOnce }
				isOpening={ opening }
				prepareRest={ prepareRest }
			>
				<Layout screen={ screen }>
					<Stages retry={ retry } />
				</Layout>
			</InStages>
			<LightboxHost leave={ leave } />
			<AlbumHost />
			<LiveRegion
				message={ count > 1 && ! opening ? screen.title : '' }
			/>
		</ErrorBoundary>
	);
}

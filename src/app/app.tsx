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
import { addStyles, NavigationRouter } from '../navigation';
import type { Navigation } from '../navigation';
import { Screens } from './screens';
import { startWaiting } from '../stores/start-waiting';

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
	readonly navigation: Navigation;
}

/** The whole site: what stands around the screens, and the screens. */
export function App( { navigation }: Props ) {
	const { screen, key, isWhole, isPreview } = useSelect( ( select ) => {
		const store = select( navigationStore );
		return {
			screen: store.getScreen(),
			key: store.getKey(),
			isWhole: store.isWhole(),
			isPreview: store.isPreview(),
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
			<NavigationRouter navigator={ navigation.navigator }>
				<Loading />
				<InStages
					count={ key }
					atOnce={ isWhole }
					isOpening={ isPreview }
					prepareRest={ prepareRest }
				>
					<Layout screen={ screen }>
						<Screens retry={ navigation.reload } />
					</Layout>
				</InStages>
				<LightboxHost onLeave={ navigation.closeImage } />
				<AlbumHost />
				<LiveRegion
					message={ key > 1 && ! isPreview ? screen.title : '' }
				/>
			</NavigationRouter>
		</ErrorBoundary>
	);
}

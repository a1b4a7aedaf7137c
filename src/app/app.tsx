import { useCallback } from 'react';
import { useRegistry, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { ProgressiveScreen } from '../components/ui/later/later';
import { LoadingBar } from '../components/ui/loading-bar/loading-bar';
import { href } from '../lib/paths';
import { loadingStore } from '../stores/loading';
import { navigationStore } from '../stores/navigation';
import { AlbumHost, LightboxHost } from '../features/lightbox';
import { ErrorBoundary } from '../components/ui/error-boundary/error-boundary';
import { Layout } from './layouts/layout';
import { addStyles } from '../navigation';
import { Screens } from './screens';
import { startWaiting } from '../stores/start-waiting';

/** The fallback if the error screen, or the layout around it, throws as well. */
function LastResort() {
	return (
		<main>
			<h1>{ __( 'Trang đang gặp lỗi', 'hien' ) }</h1>
			<p>
				<a href={ href( '/' ) } data-no-router>
					{ __( 'Về trang chủ', 'hien' ) }
				</a>
			</p>
			<p lang="en">Something went wrong. The link above leads home.</p>
		</main>
	);
}

/** The loading bar in a component of its own, so that its changes re-render nothing else. */
function Loading() {
	const status = useSelect(
		( select ) => select( loadingStore ).getStatus(),
		[]
	);
	return <LoadingBar status={ status } />;
}

/** The screen in its layout; nothing before the app has started. */
function CurrentScreen() {
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
	const loadRest = useCallback( async () => {
		if ( screen ) {
			const wait = startWaiting( registry );
			await addStyles( screen );
			wait.finish();
		}
	}, [ screen, registry ] );
	return screen === null ? null : (
		<ProgressiveScreen
			screenKey={ key }
			isWhole={ isWhole }
			isPreview={ isPreview }
			loadRest={ loadRest }
		>
			<Layout screen={ screen }>
				<Screens />
			</Layout>
		</ProgressiveScreen>
	);
}

/** The whole site: the current screen, and the overlays, which a navigation does not re-render. */
export function App() {
	return (
		<ErrorBoundary fallback={ <LastResort /> }>
			<ErrorBoundary>
				<Loading />
			</ErrorBoundary>
			<CurrentScreen />
			<ErrorBoundary>
				<LightboxHost />
			</ErrorBoundary>
			<ErrorBoundary>
				<AlbumHost />
			</ErrorBoundary>
		</ErrorBoundary>
	);
}

import { useCallback } from 'react';
import { useRegistry, useSelect } from '@wordpress/data';
import { ErrorBoundary } from '../components/ui/error-boundary/error-boundary';
import { HydrationBoundary } from '../components/ui/hydration-boundary/hydration-boundary';
import type { Screen } from '../contract/types';
import { addStyles, failureScreen, reload } from '../navigation';
import { ErrorScreen } from '../screens/error/error-screen';
import { navigationStore } from '../stores/navigation';
import { startWaiting } from '../stores/start-waiting';
import { Layout } from './layouts/layout';
import { ProgressiveScreen } from './progressive-screen';
import { layoutComponent, screenComponent } from './screen-code';

/** A screen, or the error screen where it throws. */
function SafeScreen( { screen }: { readonly screen: Screen } ) {
	const View = screenComponent( screen.route );
	return (
		<ErrorBoundary
			fallback={
				<ErrorScreen
					screen={ failureScreen( screen.path ) }
					retry={ reload }
				/>
			}
		>
			<View screen={ screen } retry={ reload } />
		</ErrorBoundary>
	);
}

/** The screen in its layout; nothing before the app has started. */
export function CurrentScreen() {
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
	if ( screen === null ) {
		return null;
	}
	const Columns = layoutComponent( screen.layout );
	const content = (
		<HydrationBoundary key={ key }>
			<SafeScreen screen={ screen } />
		</HydrationBoundary>
	);
	return (
		<ProgressiveScreen
			screenKey={ key }
			isWhole={ isWhole }
			isPreview={ isPreview }
			loadRest={ loadRest }
		>
			<Layout screen={ screen }>
				{ Columns ? (
					<Columns key={ screen.layout }>{ content }</Columns>
				) : (
					content
				) }
			</Layout>
		</ProgressiveScreen>
	);
}

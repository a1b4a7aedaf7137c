import { startTransition, useCallback, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useRegistry, useSelect } from '@wordpress/data';
import { ErrorBoundary } from '../components/ui/error-boundary/error-boundary';
import { HydrationBoundary } from '../components/ui/hydration-boundary/hydration-boundary';
import { RenderStageContext } from '../components/ui/later/later';
import type { Screen } from '../contract/types';
import { afterPaint } from '../lib/timing';
import { addStyles, failureScreen, reload } from '../navigation';
import { ErrorScreen } from '../screens/error/error-screen';
import { navigationStore } from '../stores/navigation';
import { startWaiting } from '../stores/loading';
import { Layout } from './layouts/layout';
import { layoutComponent, screenComponent } from './screen-code';

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

interface ProgressiveProps {
	/** Differs for every screen that is shown; a preview and its screen share it. */
	readonly screenKey: number;
	readonly isWhole: boolean;
	/** Whether only the title of the screen is known yet. */
	readonly isPreview: boolean;
	/** Loads what the children of `Later` need; must be stable while the screen is the same. */
	readonly loadRest: () => Promise< void >;
	readonly children: ReactNode;
}

/** Renders the head of a screen at once, and the children of `Later` after the next paint. */
export function ProgressiveScreen( {
	screenKey,
	isWhole: isInOneStep,
	isPreview,
	loadRest,
	children,
}: ProgressiveProps ) {
	const [ finishedKey, setFinishedKey ] = useState( screenKey );
	const isWhole = isInOneStep || finishedKey === screenKey;
	useEffect( () => {
		if ( isWhole || isPreview ) {
			return;
		}
		let isCurrent = true;
		const finish = async () => {
			await loadRest();
			if ( isCurrent ) {
				startTransition( () => setFinishedKey( screenKey ) );
			}
		};
		const cancel = afterPaint( () => void finish() );
		return () => {
			isCurrent = false;
			cancel();
		};
	}, [ screenKey, isWhole, isPreview, loadRest ] );
	const firstStage = isPreview ? 'title' : 'head';
	return (
		<RenderStageContext.Provider value={ isWhole ? 'whole' : firstStage }>
			{ children }
		</RenderStageContext.Provider>
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

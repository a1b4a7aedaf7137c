import { memo } from 'react';
import { useSelect } from '@wordpress/data';
import { ErrorBoundary } from '../components/ui/error-boundary/error-boundary';
import { HydrationBoundary } from '../components/ui/hydration-boundary/hydration-boundary';
import { ScreenSlot, useIsPrefetched } from '../components/ui/later/later';
import type { ScreenProps } from '../lib/screen-props';
import { failureScreen } from '../navigation';
import { ErrorScreen } from '../screens/error/error-screen';
import { navigationStore } from '../stores/navigation';
import type { KeyedScreen } from '../stores/navigation';
import { layoutComponent, screenComponent } from './screen-code';

/** The error screen in the place of one that throws. Nothing while that is hidden. */
function Failure( { screen, retry }: ScreenProps ) {
	return useIsPrefetched() ? null : (
		<ErrorScreen screen={ failureScreen( screen.path ) } retry={ retry } />
	);
}

function SafeScreen( props: ScreenProps ) {
	const Screen = screenComponent( props.screen.route );
	return (
		<ErrorBoundary fallback={ <Failure { ...props } /> }>
			<Screen { ...props } />
		</ErrorBoundary>
	);
}

/** Memoised, so that a screen that was rendered hidden is not rendered again when it is shown. */
const MemoScreen = memo( SafeScreen );

/**
 * The current screen between its columns and, hidden, the screen whose link is pressed. That keeps its elements when it
 * is shown.
 */
export function Screens( { retry }: Pick< ScreenProps, 'retry' > ) {
	const { screen, key, prefetched } = useSelect( ( select ) => {
		const { getScreen, getKey, getPrefetched } = select( navigationStore );
		return {
			screen: getScreen(),
			key: getKey(),
			prefetched: getPrefetched(),
		};
	}, [] );
	const render = ( keyed: KeyedScreen, isPrefetched: boolean ) => (
		<ScreenSlot key={ keyed.key } isPrefetched={ isPrefetched }>
			<HydrationBoundary>
				<MemoScreen screen={ keyed.screen } retry={ retry } />
			</HydrationBoundary>
		</ScreenSlot>
	);
	if ( screen === null ) {
		return null;
	}
	const current = render( { screen, key }, false );
	const Columns = layoutComponent( screen.layout );
	return (
		<>
			{ Columns ? (
				<Columns key={ screen.layout }>{ current }</Columns>
			) : (
				current
			) }
			{ prefetched && render( prefetched, true ) }
		</>
	);
}

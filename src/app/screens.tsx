import { memo } from 'react';
import { useSelect } from '@wordpress/data';
import { ErrorBoundary } from '../components/ui/error-boundary/error-boundary';
import { HydrationBoundary } from '../components/ui/hydration-boundary/hydration-boundary';
import { ScreenSlot, useIsPrefetched } from '../components/ui/later/later';
import type { ScreenProps } from '../lib/screen-props';
import { useAfterPaint } from '../lib/use-after-paint';
import { failureScreen } from '../navigation';
import { ErrorScreen } from '../screens/error/error-screen';
import { navigationStore } from '../stores/navigation';
import type { KeyedScreen } from '../stores/navigation';
import { layoutComponent, screenComponent } from './screen-code';

/** Shown instead of a screen that throws; nothing if that screen is only prefetched. */
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

/** Memoised, so that a prefetched screen is not rendered again when it is shown. */
const MemoScreen = memo( SafeScreen );

/**
 * The current screen in its layout. While the visitor presses a link, its prefetched screen is rendered before the
 * current one, outside the viewport; the click shows the same elements. If the new screen has no columns, the old ones
 * stay below it, unpainted, and are removed after the paint, which removing hundreds of elements would delay.
 */
export function Screens( { retry }: Pick< ScreenProps, 'retry' > ) {
	const { current, prefetched } = useSelect( ( select ) => {
		const { getCurrent, getPrefetched } = select( navigationStore );
		return { current: getCurrent(), prefetched: getPrefetched() };
	}, [] );
	const last = useAfterPaint( current );
	const slot = ( { key, screen }: KeyedScreen, isPrefetched = false ) => (
		<ScreenSlot key={ key } isPrefetched={ isPrefetched }>
			<HydrationBoundary>
				<MemoScreen screen={ screen } retry={ retry } />
			</HydrationBoundary>
		</ScreenSlot>
	);
	const inColumns = ( keyed: KeyedScreen ) => {
		const { layout } = keyed.screen;
		const Columns = layoutComponent( layout );
		return Columns ? (
			<Columns key={ layout } isLeaving={ keyed !== current }>
				{ slot( keyed ) }
			</Columns>
		) : (
			slot( keyed )
		);
	};
	const isLeaving =
		last?.screen.layout === 'default' &&
		current?.screen.layout !== 'default';
	return (
		<>
			{ prefetched && slot( prefetched, true ) }
			{ current && inColumns( current ) }
			{ isLeaving && inColumns( last ) }
		</>
	);
}

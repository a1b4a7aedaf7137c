import { memo } from 'react';
import { useSelect } from '@wordpress/data';
import { ErrorBoundary } from '../components/ui/error-boundary/error-boundary';
import { HydrationBoundary } from '../components/ui/hydration-boundary/hydration-boundary';
import type { ScreenProps } from '../lib/screen-props';
import { useAfterPaint } from '../lib/use-after-paint';
import { failureScreen, reload } from '../navigation';
import { ErrorScreen } from '../screens/error/error-screen';
import { navigationStore } from '../stores/navigation';
import type { KeyedScreen } from '../stores/navigation';
import { layoutComponent, screenComponent } from './screen-code';

/** A screen, or the error screen where it throws. */
function SafeScreen( { screen }: Pick< ScreenProps, 'screen' > ) {
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

/** Memoised, since it does not change when the columns of the last screen are removed. */
const MemoScreen = memo( SafeScreen );

/**
 * The current screen in its layout. If it has no columns, those of the last screen stay below it, unpainted, and are
 * removed after the paint, which removing hundreds of elements would delay.
 */
export function Screens() {
	const current = useSelect(
		( select ) => select( navigationStore ).getCurrent(),
		[]
	);
	const last = useAfterPaint( current );
	const inLayout = ( keyed: KeyedScreen ) => {
		const { key, screen } = keyed;
		const Columns = layoutComponent( screen.layout );
		const content = (
			<HydrationBoundary key={ key }>
				<MemoScreen screen={ screen } />
			</HydrationBoundary>
		);
		return Columns ? (
			<Columns key={ screen.layout } isLeaving={ keyed !== current }>
				{ content }
			</Columns>
		) : (
			content
		);
	};
	const isLeaving =
		last?.screen.layout === 'default' &&
		current?.screen.layout !== 'default';
	return (
		<>
			{ current && inLayout( current ) }
			{ isLeaving && inLayout( last ) }
		</>
	);
}

import { memo } from 'react';
import { useSelect } from '@wordpress/data';
import { OnStage, useIsAhead } from '../components/ui/later/later';
import type { ScreenProps } from '../lib/screen-props';
import { navigationStore } from '../stores/navigation';
import type { Stage } from '../stores/navigation';
import { ErrorBoundary } from '../components/ui/error-boundary/error-boundary';
import { ErrorScreen } from '../screens/error/error-screen';
import { failureScreen } from '../navigation/own-screens';
import { layoutComponent, screenComponent } from './screen-code';

function Failure( { screen, retry }: ScreenProps ) {
	return useIsAhead() ? null : (
		<ErrorScreen screen={ failureScreen( screen.path ) } retry={ retry } />
	);
}

function StagedScreen( props: ScreenProps ) {
	const Screen = screenComponent( props.screen.route );
	return (
		<ErrorBoundary fallback={ <Failure { ...props } /> }>
			<Screen { ...props } />
		</ErrorBoundary>
	);
}

/** A click on what is there ahead does not render it again. */
const KeptScreen = memo( StagedScreen );

/** The screen that is shown, between its columns, and the one that is about to be, which keeps its elements then. */
export function Stages( { retry }: Pick< ScreenProps, 'retry' > ) {
	const { screen, count, ahead } = useSelect( ( select ) => {
		const { getScreen, getCount, getAhead } = select( navigationStore );
		return {
			screen: getScreen(),
			count: getCount(),
			ahead: getAhead(),
		};
	}, [] );
	const put = ( stage: Stage, isAhead: boolean ) => (
		<OnStage key={ stage.count } isAhead={ isAhead }>
			<KeptScreen screen={ stage.screen } retry={ retry } />
		</OnStage>
	);
	if ( screen === null ) {
		return null;
	}
	const shown = put( { screen, count }, false );
	const Columns = layoutComponent( screen.layout );
	return (
		<>
			{ Columns ? (
				<Columns key={ screen.layout }>{ shown }</Columns>
			) : (
				shown
			) }
			{ ahead && put( ahead, true ) }
		</>
	);
}

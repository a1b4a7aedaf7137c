import {
	createContext,
	startTransition,
	useContext,
	useEffect,
	useState,
} from 'react';
import type { ReactNode } from 'react';
import { afterPaint } from '../../../lib/after-paint';
import { HydrationBoundary } from '../hydration-boundary/hydration-boundary';
import './later.scss';

/** How much of a screen is rendered: the title only, everything outside of `Later`, or all. */
type Extent = 'title' | 'head' | 'whole';

const ExtentContext = createContext< Extent >( 'whole' );

export function useExtent(): Extent {
	return useContext( ExtentContext );
}

export function useIsWhole(): boolean {
	return useExtent() === 'whole';
}

interface ScreenProps {
	/** Differs for every screen that is shown; a preview and its screen share it. */
	readonly screenKey: number;
	/** Whether all of the screen is rendered in one step. */
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
}: ScreenProps ) {
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
	const firstExtent = isPreview ? 'title' : 'head';
	return (
		<ExtentContext.Provider value={ isWhole ? 'whole' : firstExtent }>
			{ children }
		</ExtentContext.Provider>
	);
}

/**
 * Renders its children after the head of the screen is painted. Once rendered they stay, also for the next screen. On a
 * page load they are in a HydrationBoundary.
 */
export function Later( { children }: { readonly children: ReactNode } ) {
	const isWhole = useIsWhole();
	const [ isShown, setShown ] = useState( isWhole );
	if ( isWhole && ! isShown ) {
		setShown( true );
	}
	return isShown ? (
		<HydrationBoundary>{ children }</HydrationBoundary>
	) : (
		<div className="hien-later" />
	);
}

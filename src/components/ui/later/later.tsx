import { createContext, useContext, useState } from 'react';
import type { ReactNode } from 'react';
import { HydrationBoundary } from '../hydration-boundary/hydration-boundary';
import './later.later.scss';

/** How much of a screen is rendered so far: the title only, everything outside of `Later`, or all. */
type RenderStage = 'title' | 'head' | 'whole';

/** Its value is given by app/current-screen.tsx. */
export const RenderStageContext = createContext< RenderStage >( 'whole' );

export function useRenderStage(): RenderStage {
	return useContext( RenderStageContext );
}

export function useIsWhole(): boolean {
	return useRenderStage() === 'whole';
}

/**
 * Renders its children after the head of the screen is painted: on a slow phone the heading of an article in 147 ms after
 * the click instead of 582. Once rendered they stay, also for the next screen. On a page load they are in a
 * HydrationBoundary.
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

import {
	createContext,
	startTransition,
	useContext,
	useEffect,
	useState,
} from 'react';
import type { ReactNode } from 'react';
import { afterPaint } from '../../../lib/after-paint';
import './later.scss';

/** How much of a screen is there: its title, what is seen first of it, or all. */
type Extent = 'title' | 'head' | 'whole';

const ExtentContext = createContext< Extent >( 'whole' );

/** Whether a screen is rendered before it is shown. */
const Ahead = createContext( false );

export function useExtent(): Extent {
	return useContext( ExtentContext );
}

export function useIsWhole(): boolean {
	return useExtent() === 'whole';
}

export function useIsAhead(): boolean {
	return useContext( Ahead );
}

interface ScreenProps {
	/** Another number for every screen that is shown, its title and its rest together. */
	readonly count: number;
	/** Whether all of it is needed at once. */
	readonly atOnce: boolean;
	/** Whether nothing but its title is known yet. */
	readonly isOpening: boolean;
	/** Brings what the rest of the screen needs; the same function while the screen is the same. */
	readonly prepareRest: () => Promise< void >;
	readonly children: ReactNode;
}

/** Shows what is inside `Later` after the rest of a screen: a click is answered by the heading. */
export function InStages( {
	count,
	atOnce,
	isOpening,
	prepareRest,
	children,
}: ScreenProps ) {
	const [ finished, setFinished ] = useState( count );
	const isWhole = atOnce || finished === count;
	useEffect( () => {
		if ( isWhole || isOpening ) {
			return;
		}
		let isCurrent = true;
		const finish = async () => {
			await prepareRest();
			if ( isCurrent ) {
				startTransition( () => setFinished( count ) );
			}
		};
		const cancel = afterPaint( () => void finish() );
		return () => {
			isCurrent = false;
			cancel();
		};
	}, [ count, isWhole, isOpening, prepareRest ] );
	const known = isOpening ? 'title' : 'head';
	return (
		<ExtentContext.Provider value={ isWhole ? 'whole' : known }>
			{ children }
		</ExtentContext.Provider>
	);
}

/** A screen that is shown or, ahead of that, rendered out of sight, without what is inside `Later`. */
export function OnStage( {
	isAhead,
	children,
}: {
	readonly isAhead: boolean;
	readonly children: ReactNode;
} ) {
	const extent = useExtent();
	return (
		<Ahead.Provider value={ isAhead }>
			<ExtentContext.Provider value={ isAhead ? 'head' : extent }>
				{ children }
			</ExtentContext.Provider>
		</Ahead.Provider>
	);
}

/** What may come after the rest; it stays where a later screen keeps it. */
export function Later( { children }: { readonly children: ReactNode } ) {
	const isWhole = useIsWhole();
	const [ isShown, setShown ] = useState( isWhole );
	if ( isWhole && ! isShown ) {
		setShown( true );
	}
	return isShown ? <>{ children }</> : <div className="hien-later" />;
}

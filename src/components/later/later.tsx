import {
	createContext,
	startTransition,
	useContext,
	useEffect,
	useState,
} from 'react';
import type { ReactNode } from 'react';
import { afterPaint } from '../../lib/after-paint';
import './later.scss';

/** Whether a screen is there as a whole, or what is seen first of it. */
const Whole = createContext( true );

/** Whether a screen is rendered before it is shown. */
const Ahead = createContext( false );

export function useIsWhole(): boolean {
	return useContext( Whole );
}

export function useIsAhead(): boolean {
	return useContext( Ahead );
}

interface ScreenProps {
	/** Another number for every screen that is shown. */
	readonly count: number;
	/** Whether all of it is needed at once. */
	readonly atOnce: boolean;
	/** Brings what the rest of the screen needs; the same function while the screen is the same. */
	readonly prepareRest: () => Promise< void >;
	readonly children: ReactNode;
}

/** Shows what is inside `Later` after the rest of a screen: a click is answered by the heading. */
export function InStages( {
	count,
	atOnce,
	prepareRest,
	children,
}: ScreenProps ) {
	const [ finished, setFinished ] = useState( count );
	const isWhole = atOnce || finished === count;
	useEffect( () => {
		if ( isWhole ) {
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
	}, [ count, isWhole, prepareRest ] );
	return <Whole.Provider value={ isWhole }>{ children }</Whole.Provider>;
}

/** A screen that is shown or, ahead of that, rendered out of sight, without what is inside `Later`. */
export function OnStage( {
	isAhead,
	children,
}: {
	readonly isAhead: boolean;
	readonly children: ReactNode;
} ) {
	const isWhole = useIsWhole();
	return (
		<Ahead.Provider value={ isAhead }>
			<Whole.Provider value={ isWhole && ! isAhead }>
				{ children }
			</Whole.Provider>
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

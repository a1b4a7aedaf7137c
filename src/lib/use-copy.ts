import { useEffect, useState } from 'react';
import { copyText, OUTCOME_SHOWN } from './copy-text';

interface Outcome {
	readonly isDone: boolean;
}

/** Whether the last copy worked, for OUTCOME_SHOWN, then null; and a function that copies a text. */
export function useCopy(): readonly [
	boolean | null,
	( text: string ) => Promise< void >,
] {
	/** A new object for each copy, so that each outcome is shown for the full time. */
	const [ outcome, setOutcome ] = useState< Outcome | null >( null );
	useEffect( () => {
		const timer = setTimeout( () => setOutcome( null ), OUTCOME_SHOWN );
		return () => clearTimeout( timer );
	}, [ outcome ] );
	return [
		outcome && outcome.isDone,
		async ( text ) => setOutcome( { isDone: await copyText( text ) } ),
	];
}

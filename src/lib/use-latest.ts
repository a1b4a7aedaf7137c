import { useLayoutEffect, useRef } from 'react';

/** A ref to the latest of the values that renders pass, such as a function for a listener that stays the same. */
export function useLatest< Value >( value: Value ): {
	readonly current: Value;
} {
	const latest = useRef( value );
	useLayoutEffect( () => {
		latest.current = value;
	} );
	return latest;
}

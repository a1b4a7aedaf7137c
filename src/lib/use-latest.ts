import { useInsertionEffect, useRef } from 'react';

/** A ref to the latest of the values that renders pass, such as a function for a listener; effects see no older one. */
export function useLatest< Value >( value: Value ): {
	readonly current: Value;
} {
	const latest = useRef( value );
	useInsertionEffect( () => {
		latest.current = value;
	} );
	return latest;
}

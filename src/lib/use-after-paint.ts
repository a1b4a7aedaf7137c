import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from './after-paint';

/**
 * Returns a value with a delay: it changes only after the next paint, so that components that depend on it do not delay
 * the response to a click.
 *
 * @param value The current value.
 */
export function useAfterPaint< T >( value: T ): T {
	const [ painted, setPainted ] = useState( value );
	useEffect(
		() =>
			painted === value
				? undefined
				: afterPaint( () =>
						startTransition( () => setPainted( value ) )
					),
		[ painted, value ]
	);
	return painted;
}

import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from './after-paint';

/**
 * A value that changes after the next paint: what depends on it is not rendered in the frame that answers a click.
 *
 * @param value The value as it is now.
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

import { useEffect, useState } from 'react';

/** Counts down from a number of seconds, starting when it changes. */
export function useCountdown( seconds: number ): number {
	const [ left, setLeft ] = useState( 0 );
	useEffect( () => {
		const end = Date.now() + seconds * 1000;
		const timer = setInterval( tick, 1000 );
		function tick(): void {
			const rest = Math.ceil( ( end - Date.now() ) / 1000 );
			setLeft( Math.max( 0, rest ) );
			if ( rest <= 0 ) {
				clearInterval( timer );
			}
		}
		tick();
		return () => clearInterval( timer );
	}, [ seconds ] );
	return left;
}

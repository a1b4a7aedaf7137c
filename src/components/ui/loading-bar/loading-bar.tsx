import { useEffect, useState } from 'react';
import { cx } from '../../../lib/class-names';
import './loading-bar.later.scss';

/** Milliseconds until the bar would be full, between its steps, before it is shown, and until it hides after the response. */
const DURATION = 5000;
const TICK = 100;
const THROTTLE = 200;
const HIDE = 500;

/** The progress at which the bar stops until the response comes, in percent. */
const MAX_PENDING = 95;
const STEP = ( 100 * TICK ) / DURATION;

interface Props {
	readonly status: 'idle' | 'loading' | 'failed';
}

/** Grows during a request, turns red if the request fails, and hides shortly after its end. */
export function LoadingBar( { status }: Props ) {
	/** Per cent; null while the bar is hidden. */
	const [ progress, setProgress ] = useState< number | null >( null );

	useEffect( () => {
		if ( status === 'loading' ) {
			let interval: ReturnType< typeof setInterval > | undefined;
			const timeout = setTimeout( () => {
				setProgress( 0 );
				interval = setInterval(
					() =>
						setProgress( ( value ) =>
							Math.min( MAX_PENDING, ( value ?? 0 ) + STEP )
						),
					TICK
				);
			}, THROTTLE );
			return () => {
				clearTimeout( timeout );
				clearInterval( interval );
			};
		}
		// A failure is shown even if it comes within THROTTLE, before the bar.
		setProgress( ( value ) =>
			status === 'failed' || value !== null ? 100 : null
		);
		const timeout = setTimeout( () => setProgress( null ), HIDE );
		return () => clearTimeout( timeout );
	}, [ status ] );

	return progress === null ? null : (
		<div
			className={ cx(
				'hien-loading-bar',
				status === 'failed' && 'is-failed'
			) }
			aria-hidden="true"
		>
			<div
				className="hien-loading-bar__fill"
				style={ { width: `${ progress }%` } }
			/>
		</div>
	);
}

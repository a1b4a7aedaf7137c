import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { __ } from '@wordpress/i18n';
import { focusPart } from '../../../lib/focus-part';
import { useListener } from '../../../lib/use-listener';

/** What the last button has left the focus to. */
let place: HTMLElement | undefined;

/**
 * The ref of a button that goes when it is pressed, as one that tries again. It leaves the focus to the part that it stood in; if
 * that fails again, the next such button there gets it.
 */
export function useReturnedFocus(): RefObject< HTMLButtonElement > {
	const ref = useRef< HTMLButtonElement >( null );
	useLayoutEffect( () => {
		const button = ref.current;
		if ( place?.matches( ':focus' ) && place.contains( button ) ) {
			button?.focus();
		}
		return () => {
			if ( button?.matches( ':focus' ) ) {
				// A live range: when React removes the button, it begins in the parent that stays.
				const range = new Range();
				range.selectNode( button );
				queueMicrotask( () => {
					if ( ! button.isConnected ) {
						place = range.startContainer as HTMLElement;
						focusPart( place );
					}
				} );
			}
		};
	}, [] );
	return ref;
}

/** A small button that tries again. */
export function AgainButton( props: { readonly onClick: () => void } ) {
	return (
		<button
			ref={ useReturnedFocus() }
			className="hien-button is-soft is-small"
			type="button"
			onClick={ props.onClick }
		>
			{ __( 'Thử lại', 'hien' ) }
		</button>
	);
}

/** The button of a failed request; the network retries it too when it is back. */
export function RetryButton( { retry }: { readonly retry: () => void } ) {
	useListener( window, 'online', retry );
	return <AgainButton onClick={ retry } />;
}

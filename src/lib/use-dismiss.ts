import { useEffect } from 'react';
import type { RefObject } from 'react';
import { isPlainClick } from './follow-link';

/**
 * Listens for what closes a part of the page that somebody has opened: Escape, a press or the focus elsewhere, a link
 * that is followed in it, the browser's way back or forward. A dialog over the page is not elsewhere.
 *
 * @param root
 * @param isOpen
 * @param onDismiss Called with whether the focus shall go back, and whether a link was followed; the same function on
 *                  every render.
 */
export function useDismiss(
	root: RefObject< HTMLElement >,
	isOpen: boolean,
	onDismiss: ( goBack: boolean, isFollowed: boolean ) => void
): void {
	useEffect( () => {
		if ( ! isOpen ) {
			return;
		}
		const listening = new AbortController();
		const { signal } = listening;

		function onElsewhere( { target }: Event ): void {
			if (
				target instanceof Element &&
				! root.current?.contains( target ) &&
				! target.closest( 'dialog' )
			) {
				onDismiss( false, false );
			}
		}

		function onClick( event: MouseEvent ): void {
			const link =
				event.target instanceof Element &&
				event.target.closest( 'a:not([role])' );
			if (
				link &&
				root.current?.contains( link ) &&
				isPlainClick( event )
			) {
				onDismiss( true, true );
			}
		}

		function onKeyDown( event: KeyboardEvent ): void {
			if ( event.key === 'Escape' && ! event.isComposing ) {
				// A field would empty itself.
				event.preventDefault();
				onDismiss( true, false );
			}
		}

		function onPopState(): void {
			const { current } = root;
			onDismiss(
				Boolean(
					current?.contains( current.ownerDocument.activeElement )
				),
				false
			);
		}

		window.addEventListener( 'popstate', onPopState, { signal } );
		document.addEventListener( 'pointerdown', onElsewhere, { signal } );
		document.addEventListener( 'focusin', onElsewhere, { signal } );
		document.addEventListener( 'click', onClick, { signal } );
		document.addEventListener( 'keydown', onKeyDown, { signal } );
		return () => listening.abort();
	}, [ root, isOpen, onDismiss ] );
}

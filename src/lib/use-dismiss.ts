import { useEffect } from 'react';
import type { RefObject } from 'react';
import { isPlainClick } from './is-plain-click';
import { isComposing } from './is-composing';

/**
 * Calls back when an open part of the page, such as a menu, should close: on Escape, on a press or focus outside (a
 * dialog above is not outside), on a click on a link inside, on Back and Forward. `onDismiss` gets whether the focus
 * should return to the opener, and whether a link was followed; it must be stable.
 */
export function useDismiss(
	root: RefObject< HTMLElement >,
	isOpen: boolean,
	onDismiss: ( returnsFocus: boolean, isFollowed: boolean ) => void
): void {
	useEffect( () => {
		if ( ! isOpen ) {
			return;
		}
		const listening = new AbortController();
		const { signal } = listening;

		function onOutside( { target }: Event ): void {
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
			if ( event.key === 'Escape' && ! isComposing( event ) ) {
				// The browser would clear a search field.
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
		document.addEventListener( 'pointerdown', onOutside, { signal } );
		document.addEventListener( 'focusin', onOutside, { signal } );
		document.addEventListener( 'click', onClick, { signal } );
		document.addEventListener( 'keydown', onKeyDown, { signal } );
		return () => listening.abort();
	}, [ root, isOpen, onDismiss ] );
}

import { useEffect } from 'react';
import type { RefObject } from 'react';
import { isPlainClick } from './follow-link';
import { isComposing } from './is-composing';

/**
 * Calls back when an opened part of the page, such as a menu, should close: on Escape, on a press or the focus outside,
 * on a followed link inside, on the browser's Back and Forward. A dialog over the page is not outside.
 *
 * @param root
 * @param isOpen    It listens only while this is true.
 * @param onDismiss Called with whether the focus should return to the opener, and whether a link was followed; the same
 *                  function on every render.
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

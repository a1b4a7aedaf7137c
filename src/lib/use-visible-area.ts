import { useEffect } from 'react';

/**
 * Sets the CSS variables `--hien-visible-height` and `--hien-visible-top` of <html> to the height and the top of the
 * visual viewport, which the keyboard of a phone does not cover; in pixels.
 *
 * @param isActive Whether they are set; otherwise they are removed.
 */
export function useVisibleArea( isActive: boolean ): void {
	useEffect( () => {
		const view = window.visualViewport;
		const { style } = document.documentElement;
		if ( ! isActive || ! view ) {
			return;
		}
		const end = new AbortController();
		const { signal } = end;
		const update = () => {
			style.setProperty( '--hien-visible-height', `${ view.height }px` );
			style.setProperty( '--hien-visible-top', `${ view.offsetTop }px` );
		};
		update();
		view.addEventListener( 'resize', update, { signal } );
		view.addEventListener( 'scroll', update, { signal } );
		return () => {
			end.abort();
			style.removeProperty( '--hien-visible-height' );
			style.removeProperty( '--hien-visible-top' );
		};
	}, [ isActive ] );
}

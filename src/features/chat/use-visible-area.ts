import { useEffect } from 'react';

/**
 * While active, sets `--hien-visible-height` and `--hien-visible-top` of <html> to the visual viewport's pixels, which
 * the keyboard does not cover.
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

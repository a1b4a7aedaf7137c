import { useEffect } from 'react';

/**
 * Tells the style sheets which part of the window the keyboard of a phone leaves free: `--hien-visible-height` and
 * `--hien-visible-top`, where it begins.
 *
 * @param isActive Whether they are wanted.
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
		const tell = () => {
			style.setProperty( '--hien-visible-height', `${ view.height }px` );
			style.setProperty( '--hien-visible-top', `${ view.offsetTop }px` );
		};
		tell();
		view.addEventListener( 'resize', tell, { signal } );
		view.addEventListener( 'scroll', tell, { signal } );
		return () => {
			end.abort();
			style.removeProperty( '--hien-visible-height' );
			style.removeProperty( '--hien-visible-top' );
		};
	}, [ isActive ] );
}

import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { useIsPhone } from '../../../lib/use-is-phone';
import { useListener } from '../../../lib/use-listener';

/** What somebody may want to press or fill in. Of other links only the one that the keyboard is at: in a long list there is one everywhere. */
const CONTROLS =
	'main :is(button, input, select, textarea, .hien-button), a:focus-visible';

function isOver( element: Element, other: Element ): boolean {
	const a = element.getBoundingClientRect();
	const b = other.getBoundingClientRect();
	return (
		a.left < b.right &&
		b.left < a.right &&
		a.top < b.bottom &&
		b.top < a.bottom
	);
}

function useCoversControl( fixed: RefObject< Element > ): boolean {
	const [ covers, setCovers ] = useState( false );
	useEffect( () => {
		function update(): void {
			const { current } = fixed;
			setCovers(
				current !== null &&
					[ ...document.querySelectorAll( CONTROLS ) ].some(
						( control ) => isOver( current, control )
					)
			);
		}
		const end = new AbortController();
		const options = { passive: true, signal: end.signal };
		for ( const type of [ 'scroll', 'resize', 'focusin', 'focusout' ] ) {
			window.addEventListener( type, update, options );
		}
		// Another screen, or a part that is loaded later.
		const sizes = new ResizeObserver( update );
		sizes.observe( document.body );
		return () => {
			end.abort();
			sizes.disconnect();
		};
	}, [ fixed ] );
	return covers;
}

function useIsFillingIn(): boolean {
	const [ isFillingIn, setFillingIn ] = useState( false );
	useListener( document.body, 'focusin', ( { target } ) =>
		setFillingIn(
			target instanceof Element && target.closest( 'main form' ) !== null
		)
	);
	useListener( document.body, 'focusout', () => setFillingIn( false ) );
	return isFillingIn;
}

/** Whether a fixed element covers a control or, on a phone, takes room that the keyboard leaves to a form. */
export function useIsInTheWay( fixed: RefObject< Element > ): boolean {
	const isPhone = useIsPhone();
	const isFillingIn = useIsFillingIn();
	return useCoversControl( fixed ) || ( isPhone && isFillingIn );
}

import { act } from '@testing-library/react';

/*
 * Parts of a browser that jsdom lacks, as simple as the tests allow.
 */

const observers = new Set< FakeIntersectionObserver >();

class FakeIntersectionObserver {
	readonly targets = new Set< Element >();

	constructor( readonly callback: IntersectionObserverCallback ) {
		observers.add( this );
	}

	observe( target: Element ): void {
		this.targets.add( target );
	}

	unobserve( target: Element ): void {
		this.targets.delete( target );
	}

	disconnect(): void {
		this.targets.clear();
	}
}

/** The elements whose visibility is observed, in the order in which a browser reports them. */
export function observedElements(): Element[] {
	return [ ...observers ].flatMap( ( { targets } ) => [ ...targets ] );
}

/** Notifies every observer of an element that it is in the viewport. */
export function bringIntoView( target: Element ): void {
	report( target, true );
}

export function takeOutOfView( target: Element ): void {
	report( target, false );
}

function report( target: Element, isIntersecting: boolean ): void {
	const entry = { target, isIntersecting } as IntersectionObserverEntry;
	act( () => {
		for ( const observer of observers ) {
			if ( observer.targets.has( target ) ) {
				observer.callback(
					[ entry ],
					observer as unknown as IntersectionObserver
				);
			}
		}
	} );
}

/** The only media query that tests answer: whether the visitor prefers reduced motion. */
const motion = Object.assign( new EventTarget(), { matches: false } );

export function reduceMotion( matches: boolean ): void {
	motion.matches = matches;
	act( () => {
		motion.dispatchEvent( new Event( 'change' ) );
	} );
}

/** The running animations of each element. */
const animations = new Map< Element, number >();

export function isAnimated( element: Element ): boolean {
	return ( animations.get( element ) ?? 0 ) > 0;
}

function animate( this: Element ): Pick< Animation, 'cancel' > {
	const count = ( by: number ) =>
		animations.set( this, ( animations.get( this ) ?? 0 ) + by );
	count( 1 );
	return { cancel: () => void count( -1 ) };
}

/** Called with each element that is scrolled into view. */
export const scrollIntoView = jest.fn< void, [ Element ] >();

function scrollTo( options: ScrollToOptions ): void {
	Object.assign( window, { scrollY: options.top ?? 0 } );
}

/** Resets jsdom to a browser that has just opened the home page. */
export function resetBrowser(): void {
	observers.clear();
	scrollIntoView.mockClear();
	motion.matches = false;
	Object.assign( window, {
		IntersectionObserver: FakeIntersectionObserver,
		// jsdom lays nothing out.
		ResizeObserver: class {
			observe() {}
			disconnect() {}
		},
		matchMedia: () => motion,
		scrollTo,
		scrollY: 0,
		reportError: jest.fn(),
		CSS: { escape: ( name: string ) => name },
	} );
	Object.assign( performance, { getEntriesByType: () => [] } );
	animations.clear();
	Object.assign( Element.prototype, {
		animate,
		scrollIntoView( this: Element ) {
			scrollIntoView( this );
		},
	} );
	window.sessionStorage.clear();
	window.localStorage.clear();
	window.history.replaceState( null, '', '/' );
	delete document.documentElement.dataset[ 'theme' ];
	document.head.replaceChildren();
	document.body.replaceChildren();
}

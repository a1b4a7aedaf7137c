import { loadDocument } from '../lib/load-document';
import { mayReload } from '../lib/reload-guard';
import { applyTheme, nextTheme, readTheme } from '../lib/theme';
import type { Theme } from '../lib/theme';
import { hasUnsavedText } from '../lib/unsaved-text';
import { isBack, withoutHash } from './address';
import { takeEarlyClicks } from './early-clicks';

/*
 * What a visitor presses or submits before the app works. It waits, with an animation that says so, and is pressed again
 * once the app works. If the app cannot start, the browser gets it.
 */

/** Our buttons, which do nothing without the app, and links that the app handles without leaving the page. */
const BUTTON = '#root button[type=button][class*=hien-],a[href*="#respond"]';

/** Forms that only the app can send, until the app has mounted them (features/forms/form.tsx). */
const FORM = '.hien-form:not([action]):not([novalidate])';

/** Milliseconds between two attempts to press a button whose code is not loaded yet. */
const RETRY = 100;

/** `hydrating`: React gets the clicks, except those on parts whose code is not loaded yet; `working`: those as well. */
let state: 'starting' | 'hydrating' | 'working' | 'failed' = 'starting';

interface Waiting {
	readonly sign: Animation;
	/** Where the element is that replaces this one if React renders it from scratch: the nth of so many, on that page. */
	readonly replacement: {
		readonly path: string;
		readonly selector: string;
		readonly index: number;
		readonly count: number;
	};
}

/** The pressed buttons and submitted forms, in order, each once. */
const waiting = new Map< HTMLElement, Waiting >();
let timer: ReturnType< typeof setTimeout > | undefined;

/** Whether the browser is following a link to another page. */
let isLeaving = false;

/** Shows that an element is pressed and busy; no attribute, which hydration would compare with React's. */
function showBusy( element: Element, iterations = Infinity ): Animation {
	const isStill = matchMedia( '(prefers-reduced-motion: reduce)' ).matches;
	return element.animate(
		{ opacity: [ 0.4, isStill ? 0.4 : 0.8 ] },
		{ duration: 400, direction: 'alternate', iterations }
	);
}

function selectorOf( { localName, classList }: HTMLElement ): string {
	return [ localName, ...classList ].map( CSS.escape ).join( '.' );
}

function wait( element: HTMLElement, pressed: Element = element ): void {
	if ( ! waiting.has( element ) ) {
		const selector = selectorOf( element );
		const all = [ ...document.querySelectorAll( selector ) ];
		waiting.set( element, {
			sign: showBusy( pressed ),
			replacement: {
				path: window.location.pathname,
				selector,
				index: all.indexOf( element ),
				count: all.length,
			},
		} );
	}
	if ( state === 'working' ) {
		timer ??= setTimeout( replay, RETRY );
	}
}

function forget( element: HTMLElement ): void {
	waiting.get( element )?.sign.cancel();
	waiting.delete( element );
}

/** Presses everything that waits; what cannot be pressed yet waits on. */
function replay(): void {
	state = 'working';
	timer = undefined;
	for ( const [ element, { replacement } ] of [ ...waiting ] ) {
		if ( ! ( element instanceof HTMLFormElement ) ) {
			pressAgain( element, replacement );
		} else if ( element.isConnected && element.matches( FORM ) ) {
			wait( element );
		} else {
			forget( element );
			if ( element.isConnected ) {
				element.requestSubmit();
			}
		}
	}
}

function pressAgain(
	element: HTMLElement,
	replacement: Waiting[ 'replacement' ]
): void {
	if ( element.isConnected ) {
		if ( element.matches( ':disabled' ) ) {
			forget( element );
		}
		element.click();
		return;
	}
	const { path, selector, index, count } = replacement;
	const all = document.querySelectorAll< HTMLElement >( selector );
	const isSamePage = path === window.location.pathname;
	if ( isSamePage && all.length < count ) {
		// React renders it when its code is loaded.
		wait( element );
		return;
	}
	forget( element );
	if ( isSamePage ) {
		all[ index ]?.click();
	}
}

/** From now on React gets the clicks, except those that do not reach their button. */
function passToReact(): void {
	state = 'hydrating';
}

/** The app does not start here: the browser gets the clicks, also those that wait. */
function passToBrowser(): void {
	state = 'failed';
	const elements = [ ...waiting.keys() ];
	elements.forEach( forget );
	for ( const element of elements ) {
		if ( element instanceof HTMLFormElement ) {
			refuse( element );
		} else {
			element.click();
		}
	}
}

/**
 * Reloads the page once, since an update may have renamed its files; not if typed text would be lost, or the link that the
 * browser is following, whose page has the new names.
 */
function reload(): boolean {
	return (
		! isLeaving &&
		navigator.onLine &&
		! hasUnsavedText() &&
		mayReload( 'code' ) &&
		loadDocument( window.location.href )
	);
}

/** The app cannot be loaded: reloads the page; else the browser gets the clicks. */
function fail(): void {
	if ( ! reload() ) {
		passToBrowser();
		window.addEventListener( 'online', reload, { once: true } );
	}
}

/**
 * Says at a form's button that it cannot be sent: WordPress does not take it, and the page that it shows would have lost
 * the text. From now on the browser says so itself.
 */
function refuse( form: HTMLFormElement ): void {
	form.querySelector< HTMLButtonElement >(
		'[type=submit]'
	)?.setCustomValidity( window.hienStart?.failed ?? '' );
	form.reportValidity();
}

/** The theme that a button sets, which needs no app; null for other buttons. */
function themeOf( { classList, className }: Element ): Theme | null {
	if ( classList.contains( 'hien-theme-switch' ) ) {
		return nextTheme( readTheme() );
	}
	const [ , choice = null ] =
		className.match( /^hien-segment__item is-(light|dark|system)\b/ ) ?? []; // Theme Check takes an exec() in PHP for one of PHP.
	return choice as Theme | null;
}

function stop( event: Event ): void {
	event.preventDefault();
	event.stopImmediatePropagation();
}

function hasModifier( event: MouseEvent ): boolean {
	const { altKey, ctrlKey, metaKey, shiftKey } = event;
	return altKey || ctrlKey || metaKey || shiftKey;
}

/** Buttons in texts, whose listener on the text is loaded later than React; it prevents the default action. */
const DELEGATED = '.hien-code__copy';

/** React stops clicks on parts whose code is not loaded yet, before they reach the button. */
function waitUnlessReached( button: HTMLElement, event: MouseEvent ): void {
	let isReached = false;
	button.addEventListener(
		'click',
		() => {
			isReached = true;
		},
		{ once: true, capture: true }
	);
	setTimeout( () => {
		const isHandled = button.matches( DELEGATED )
			? event.defaultPrevented
			: isReached;
		( isHandled ? forget : wait )( button );
	} );
}

function onClick( event: MouseEvent ): void {
	const { target } = event;
	const button =
		target instanceof Element && ! hasModifier( event )
			? target.closest< HTMLElement >( BUTTON )
			: null;
	if ( ! button ) {
		return;
	}
	const reactHandlesIt = state === 'hydrating' || state === 'working';
	const theme = reactHandlesIt ? null : themeOf( button );
	if ( theme ) {
		stop( event );
		applyTheme( theme );
	} else if ( reactHandlesIt ) {
		waitUnlessReached( button, event );
	} else if ( state === 'starting' ) {
		stop( event );
		wait( button );
	}
}

function onSubmit( event: SubmitEvent ): void {
	const { target, submitter } = event;
	if ( target instanceof HTMLFormElement && target.matches( FORM ) ) {
		stop( event );
		if ( state === 'failed' ) {
			refuse( target );
		} else {
			wait( target, submitter ?? target );
		}
	}
}

/** Notes and shows that a link is being followed, while the browser loads its page. */
function onFollow( event: MouseEvent ): void {
	const { target, defaultPrevented } = event;
	const link = target instanceof Element && target.closest( 'a' );
	if (
		link &&
		! defaultPrevented &&
		! hasModifier( event ) &&
		( state === 'starting' || state === 'hydrating' ) &&
		link.target === '' &&
		! link.download &&
		link.protocol.startsWith( 'http' ) &&
		withoutHash( link.href ) !== withoutHash( window.location.href )
	) {
		isLeaving = true;
		const sign = showBusy( link, 40 );
		window.addEventListener( 'pagehide', () => {
			sign.cancel();
			isLeaving = false;
		} );
	}
}

export function listenForClicks(): void {
	for ( const event of takeEarlyClicks() ) {
		if ( event instanceof MouseEvent ) {
			onClick( event );
			onFollow( event );
		} else {
			onSubmit( event as SubmitEvent );
		}
	}
	window.addEventListener( 'click', onClick, true );
	window.addEventListener( 'submit', onSubmit, true );
	window.addEventListener( 'click', onFollow );
}

/** What start.ts and the app call. */
export const clickQueue = {
	passToReact,
	replay,
	passToBrowser,
	reload,
	fail,
	isBack,
};

import { useEffect, useMemo, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { htmlToText } from '../../../lib/html-to-text';
import { logError } from '../../../lib/log-error';
import { useIsHydrating } from '../../../lib/use-is-hydrating';
import { whenIdle } from '../../../lib/timing';
import { copyOnClick } from './copy-button';
import { clean, isSanitiserLoaded, loadSanitiser } from './sanitiser';
import type { Policy } from './sanitise';

interface Props {
	readonly html: string;
	/** Who wrote the HTML, which decides what the sanitiser keeps. */
	readonly policy: Policy;
	readonly className: string;
}

/** Stands for the HTML that the server printed; React does not compare it with the page. */
const NOTHING = { __html: '' };

/**
 * HTML from the server; the only component that inserts HTML into the document.
 *
 * Hydration leaves alone what the server printed, so that players and scripts in it keep running. Any other HTML is
 * sanitised; until the sanitiser is loaded, or if it cannot be loaded, only its text is shown.
 */
export function Html( { html, policy, className }: Props ) {
	const ref = useRef< HTMLDivElement >( null );
	const isHydrating = useIsHydrating();
	/** Null once other HTML was shown, which replaces the printed nodes. */
	const [ printed, setPrinted ] = useState( isHydrating ? html : null );
	if ( printed !== null && html !== printed ) {
		setPrinted( null );
	}
	const isPrinted = html === printed;
	const sanitiser = useSanitiser( ! isPrinted );
	const isClean = sanitiser === 'ready';
	const __html = useMemo(
		() => ( isPrinted || ! isClean ? '' : clean( html, policy ) ),
		[ isPrinted, isClean, html, policy ]
	);
	useEnhancers( ref, html, isPrinted || isClean );

	if ( isPrinted ) {
		return (
			<div
				key="printed"
				ref={ ref }
				className={ className }
				// React does not compare this with the page, and leaves the element alone while this stays the same.
				dangerouslySetInnerHTML={ NOTHING }
				suppressHydrationWarning
			/>
		);
	}
	if ( ! isClean ) {
		return <div className={ className }>{ htmlToText( html ) }</div>;
	}
	return (
		<div
			key="clean"
			ref={ ref }
			className={ className }
			dangerouslySetInnerHTML={ { __html } }
		/>
	);
}

/** Loads the sanitiser, unless the HTML needs none or navigation has loaded it already. */
function useSanitiser( isNeeded: boolean ): 'loading' | 'ready' | 'failed' {
	const [ status, setStatus ] = useState< 'loading' | 'ready' | 'failed' >(
		() => ( isSanitiserLoaded() ? 'ready' : 'loading' )
	);
	const isMissing = isNeeded && status === 'loading';
	useEffect( () => {
		if ( isMissing ) {
			loadSanitiser().then(
				() => setStatus( 'ready' ),
				( error: unknown ) => {
					setStatus( 'failed' );
					logError( error );
				}
			);
		}
	}, [ isMissing ] );
	return status;
}

/** Code that enhances some elements; loaded only for HTML that contains such elements. */
const ENHANCERS = [
	{
		selector: 'pre > code',
		load: () => import( /* webpackChunkName: "code" */ './code-blocks' ),
	},
	{
		selector: 'figure img',
		load: () => import( /* webpackChunkName: "pictures" */ './pictures' ),
	},
];

/** Makes the buttons of code copy it, highlights code, and makes pictures open large, once the HTML is rendered. */
function useEnhancers(
	root: RefObject< HTMLDivElement >,
	html: string,
	isRendered: boolean
): void {
	useEffect( () => {
		const { current } = root;
		if ( ! current || ! isRendered ) {
			return;
		}
		current.addEventListener( 'click', copyOnClick );
		const stops: ( () => void )[] = [];
		let isUnmounted = false;
		// After the first paint of the text.
		const cancel = whenIdle( () => {
			for ( const { selector, load } of ENHANCERS ) {
				if ( current.querySelector( selector ) ) {
					load()
						.then(
							( { enhance } ) =>
								isUnmounted || stops.push( enhance( current ) )
						)
						.catch( logError );
				}
			}
		} );
		return () => {
			isUnmounted = true;
			cancel();
			current.removeEventListener( 'click', copyOnClick );
			stops.forEach( ( stop ) => stop() );
		};
	}, [ root, html, isRendered ] );
}

import { useEffect, useMemo, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { logError } from '../../../lib/log-error';
import { useServerNodes } from '../../../lib/server-html';
import { textOf } from '../../../lib/text-of';
import { whenIdle } from '../../../lib/when-idle';
import { clean, isSanitiserLoaded, loadSanitiser } from './sanitiser';
import type { Policy } from './sanitise';
import './html.scss';

interface Props {
	/** Identifies this piece of HTML: the `data-hien-html` of the server's element. */
	readonly id: string;
	readonly html: string;
	/** Who wrote it, and so what may stay of it. */
	readonly policy: Policy;
	readonly className: string;
}

/**
 * HTML from the server; the only place where it enters the document.
 *
 * While React takes the page over, the nodes that the server printed are moved in as they are, so that players and scripts
 * in them keep running. Any other HTML is sanitised; where the sanitiser cannot be loaded, its text alone is shown.
 */
export function Html( { id, html, policy, className }: Props ) {
	const ref = useRef< HTMLDivElement >( null );
	const hasServerNodes = useServerNodes( id, ref );
	const [ first ] = useState( html );
	const keepsServerNodes = hasServerNodes && html === first;
	const sanitiser = useSanitiser( ! keepsServerNodes );
	const isClean = sanitiser === 'ready';
	const __html = useMemo(
		() => ( keepsServerNodes || ! isClean ? '' : clean( html, policy ) ),
		[ keepsServerNodes, isClean, html, policy ]
	);
	useEnhancers( ref, html, keepsServerNodes || isClean );

	if ( keepsServerNodes ) {
		return (
			<div
				key="server"
				ref={ ref }
				className={ className }
				data-hien-html={ id }
			/>
		);
	}
	if ( sanitiser === 'failed' ) {
		return <div className={ className }>{ textOf( html ) }</div>;
	}
	return (
		<div
			key="clean"
			ref={ ref }
			className={ className }
			data-hien-html={ id }
			dangerouslySetInnerHTML={ { __html } }
		/>
	);
}

/** Loads the sanitiser where it is needed and navigation has not loaded it before. */
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

/** Code that enhances some elements; loaded where there are any. */
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

/**
 * Highlights code, and lets pictures be enlarged.
 *
 * @param root       The element with the HTML.
 * @param html       What is enhanced again where it changes.
 * @param isRendered Whether the HTML is in the document.
 */
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
		const stops: ( () => void )[] = [];
		let isUnmounted = false;
		// After the text has been painted.
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
			stops.forEach( ( stop ) => stop() );
		};
	}, [ root, html, isRendered ] );
}

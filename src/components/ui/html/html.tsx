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
	/** Names this piece of HTML, the same as the server's `data-hien-html`. */
	readonly id: string;
	readonly html: string;
	/** Who wrote it, and so what may stay of it. */
	readonly policy: Policy;
	readonly className: string;
}

/**
 * HTML from the server; the only place where it enters the document.
 *
 * While React takes the page over, the nodes that the server printed are moved in as they are, so what already ran in
 * them lives on. Any other HTML is sanitised; where the sanitiser cannot be loaded, its text alone is shown.
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

/** Navigation has loaded the sanitiser before it shows a screen; elsewhere this loads it. */
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

/** What makes more of some elements; loaded only where there are any. Each returns how to stop. */
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
 * Colours code and lets it be copied, lets pictures be looked at large.
 *
 * @param place
 * @param html
 * @param isThere Whether the HTML is in the document.
 */
function useEnhancers(
	place: RefObject< HTMLDivElement >,
	html: string,
	isThere: boolean
): void {
	useEffect( () => {
		const { current } = place;
		if ( ! current || ! isThere ) {
			return;
		}
		const stops: ( () => void )[] = [];
		let isGone = false;
		// The text itself is seen first.
		const cancel = whenIdle( () => {
			for ( const { selector, load } of ENHANCERS ) {
				if ( current.querySelector( selector ) ) {
					load()
						.then(
							( { enhance } ) =>
								isGone || stops.push( enhance( current ) )
						)
						.catch( logError );
				}
			}
		} );
		return () => {
			isGone = true;
			cancel();
			stops.forEach( ( stop ) => stop() );
		};
	}, [ place, html, isThere ] );
}

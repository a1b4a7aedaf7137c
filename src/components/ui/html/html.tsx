import { useEffect, useMemo, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { logError } from '../../../lib/log-error';
import { useServerNodes } from '../../../lib/server-html';
import { whenIdle } from '../../../lib/when-idle';
import { loadSanitiser, sanitiser } from './sanitiser';
import './html.scss';

interface Props {
	/** Names this piece of HTML, the same as the server's `data-hien-html`. */
	readonly id: string;
	readonly html: string;
	readonly className: string;
}

/**
 * HTML from the server; the only place where it enters the document.
 *
 * While React takes the page over, the nodes that the server printed are moved in as they are, so what already ran in
 * them lives on. Any other HTML is sanitised.
 */
export function Html( props: Props ) {
	const { id, html, className } = props;
	const ref = useRef< HTMLDivElement >( null );
	const isPrinted = useServerNodes( id, ref );
	const [ first ] = useState( html );
	useEnhancers( ref, html );

	return isPrinted && html === first ? (
		<div ref={ ref } className={ className } data-hien-html={ id } />
	) : (
		<CleanHtml { ...props } place={ ref } />
	);
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

/** Colours code and lets it be copied, lets pictures be looked at large. */
function useEnhancers(
	place: RefObject< HTMLDivElement >,
	html: string
): void {
	useEffect( () => {
		const { current } = place;
		const stops: ( () => void )[] = [];
		let isGone = false;
		// The text itself is seen first.
		const cancel = whenIdle( () => {
			for ( const { selector, load } of ENHANCERS ) {
				if ( current?.querySelector( selector ) ) {
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
	}, [ place, html ] );
}

/** The words of HTML alone. */
function wordsOf( html: string ): string {
	const { body } = new DOMParser().parseFromString( html, 'text/html' );
	return body.textContent ?? '';
}

/**
 * Navigation has loaded the sanitiser before it shows a screen; elsewhere the HTML waits for it. Where it cannot be
 * loaded, the words must do.
 */
function CleanHtml( {
	id,
	html,
	className,
	place,
}: Props & { readonly place: RefObject< HTMLDivElement > } ) {
	const [ sanitise, setSanitise ] = useState( sanitiser );
	const [ hasFailed, setFailed ] = useState( false );
	const clean = useMemo( () => sanitise?.( html ) ?? '', [ sanitise, html ] );
	useEffect( () => {
		if ( ! sanitise ) {
			loadSanitiser()
				.then( () => setSanitise( sanitiser ) )
				.catch( ( error: unknown ) => {
					setFailed( true );
					logError( error );
				} );
		}
	}, [ sanitise ] );
	if ( hasFailed ) {
		return (
			<div ref={ place } className={ className }>
				{ wordsOf( html ) }
			</div>
		);
	}
	return (
		<div
			ref={ place }
			className={ className }
			data-hien-html={ id }
			dangerouslySetInnerHTML={ { __html: clean } }
		/>
	);
}

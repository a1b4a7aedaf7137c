import { useLayoutEffect, useRef, useState } from 'react';
import { moveChildren, serverNode } from '../../lib/server-html';
import { sanitise } from './sanitise';
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
export function Html( { id, html, className }: Props ) {
	const ref = useRef< HTMLDivElement >( null );
	const [ adopted ] = useState( () => {
		const node = serverNode( id );
		return node && { node, html };
	} );
	useLayoutEffect( () => {
		if ( adopted && ref.current ) {
			moveChildren( adopted.node, ref.current );
		}
	}, [ adopted ] );

	const props = { ref, className, 'data-hien-html': id };
	return adopted?.html === html ? (
		<div { ...props } />
	) : (
		<div
			{ ...props }
			key="own"
			dangerouslySetInnerHTML={ { __html: sanitise( html ) } }
		/>
	);
}

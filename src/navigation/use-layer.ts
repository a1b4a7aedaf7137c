import { useCallback, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { useRegistry, useSelect } from '@wordpress/data';
import { loadDocument } from '../lib/load-document';
import { useLazy } from '../lib/use-lazy';
import { navigationStore } from '../stores/navigation';
import { pushLayer } from './positions';

interface Layer< Props, Content > {
	/** What lies over the page; null while it is closed. */
	readonly View: ComponentType< Props > | null;
	/** What it was opened with; null while it is closed. */
	readonly content: Content | null;
	/** Loads its code ahead. */
	readonly prepare: () => void;
	/**
	 * Opens it, unless the reader goes on before its code is there. Where that cannot be loaded the browser loads an
	 * address. Returns false where neither is possible, without a network.
	 */
	readonly open: ( content: Content, address: string ) => Promise< boolean >;
	/** Closes it at once, for what takes its entry of the history. */
	readonly close: () => void;
}

/**
 * Something over the page without an address of its own. The way back closes it, see leaveLayer(); so does another
 * screen, which has taken its entry of the history.
 *
 * @param importIt Imports its component; the same function on every render.
 */
export function useLayer< Props, Content = true >(
	importIt: () => Promise< ComponentType< Props > >
): Layer< Props, Content > {
	const [ View, load ] = useLazy( importIt );
	const { getCount } = useRegistry().select( navigationStore );
	const count = useSelect(
		( select ) => select( navigationStore ).getCount(),
		[]
	);
	/** Together with the count of the screen that it was opened over. */
	const [ opened, setOpened ] = useState< {
		readonly content: Content;
		readonly count: number;
	} | null >( null );
	const content = opened?.count === count ? opened.content : null;
	const isOpen = content !== null;
	const close = useCallback( () => setOpened( null ), [] );

	useEffect( () => {
		if ( ! isOpen ) {
			return;
		}
		// Behind the router's listener, which would have the focus.
		window.addEventListener( 'popstate', close );
		return () => window.removeEventListener( 'popstate', close );
	}, [ isOpen, close ] );

	const open = useCallback(
		async ( wanted: Content, address: string ) => {
			const { href } = window.location;
			const before = getCount();
			const isThere = await load();
			if ( window.location.href !== href || getCount() !== before ) {
				return true;
			}
			if ( ! isThere ) {
				return loadDocument( address );
			}
			pushLayer();
			setOpened( { content: wanted, count: before } );
			return true;
		},
		[ getCount, load ]
	);

	return {
		View: isOpen ? View : null,
		content,
		prepare: () => void load(),
		open,
		close,
	};
}

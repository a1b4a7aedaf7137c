import { useCallback, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { useRegistry, useSelect } from '@wordpress/data';
import { loadDocument } from '../lib/load-document';
import { useLazy } from '../lib/use-lazy';
import { navigationStore } from '../stores/navigation';
import { pushLayer } from './positions';

interface Layer< Props > {
	/** What lies over the page; null while it is closed. */
	readonly View: ComponentType< Props > | null;
	/** Loads its code ahead. */
	readonly prepare: () => void;
	/** Opens it, unless the reader goes on before its code is there; the browser loads an address where it cannot come. */
	readonly open: ( address: string ) => Promise< void >;
	/** Closes it at once, for what takes its entry of the history. */
	readonly close: () => void;
}

/**
 * Something over the page without an address of its own. The way back closes it, see leaveLayer(); so does another
 * screen, which has taken its entry of the history.
 *
 * @param importIt Imports its component; the same function on every render.
 */
export function useLayer< Props >(
	importIt: () => Promise< ComponentType< Props > >
): Layer< Props > {
	const [ View, load ] = useLazy( importIt );
	const { getCount } = useRegistry().select( navigationStore );
	const count = useSelect(
		( select ) => select( navigationStore ).getCount(),
		[]
	);
	/** The count of the screen that it was opened over. */
	const [ openedAt, setOpenedAt ] = useState( 0 );
	const isOpen = openedAt === count;
	const close = useCallback( () => setOpenedAt( 0 ), [] );

	useEffect( () => {
		if ( ! isOpen ) {
			return;
		}
		// Behind the router's listener, which would have the focus.
		window.addEventListener( 'popstate', close );
		return () => window.removeEventListener( 'popstate', close );
	}, [ isOpen, close ] );

	const open = useCallback(
		async ( address: string ) => {
			const { href } = window.location;
			const screen = getCount();
			const isThere = await load();
			if ( window.location.href !== href || getCount() !== screen ) {
				return;
			}
			if ( isThere ) {
				pushLayer();
				setOpenedAt( screen );
			} else {
				loadDocument( address );
			}
		},
		[ getCount, load ]
	);

	return {
		View: isOpen ? View : null,
		prepare: () => void load(),
		open,
		close,
	};
}

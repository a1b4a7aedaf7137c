import { useCallback, useEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { useRegistry, useSelect } from '@wordpress/data';
import { loadDocument } from '../lib/load-document';
import { useLazy } from '../lib/use-lazy';
import { navigationStore } from '../stores/navigation';
import { closeOverlay, overlayClosed, writeOverlayEntry } from './history';

interface Overlay {
	readonly isOpen: boolean;
	/** Opens it with an entry of the history. Resolves to false if another screen is shown by then. */
	readonly open: () => Promise< boolean >;
	/** Closes it by going back in the history. */
	readonly leave: () => void;
	/** Closes it at once. Its entry stays, for a navigation that has begun and replaces it. */
	readonly close: () => void;
}

/**
 * The state of an overlay without a URL. The browser's Back closes it, and so does a navigation, which replaces its
 * history entry.
 */
export function useOverlay(): Overlay {
	const { getKey } = useRegistry().select( navigationStore );
	/** Key of the screen that it was opened over; null while it is closed. */
	const [ openedOver, setOpenedOver ] = useState< number | null >( null );
	/** The same as a ref, which is updated at once. */
	const over = useRef( openedOver );
	const isOpen = useSelect(
		( select ) => openedOver === select( navigationStore ).getKey(),
		[ openedOver ]
	);
	const openOver = useCallback( ( key: number | null ) => {
		over.current = key;
		setOpenedOver( key );
	}, [] );
	const close = useCallback( () => openOver( null ), [ openOver ] );
	const leave = useCallback( () => {
		if ( over.current === getKey() ) {
			closeOverlay();
		}
	}, [ getKey ] );

	useEffect( () => {
		if ( ! isOpen ) {
			return;
		}
		window.addEventListener( 'popstate', close );
		return () => window.removeEventListener( 'popstate', close );
	}, [ isOpen, close ] );

	const open = useCallback( async () => {
		const key = getKey();
		await overlayClosed();
		if ( getKey() !== key ) {
			return false;
		}
		writeOverlayEntry();
		openOver( key );
		return true;
	}, [ getKey, openOver ] );

	return { isOpen, open, leave, close };
}

interface LazyOverlay< Props, Content > {
	/** The component; null while closed. */
	readonly View: ComponentType< Props > | null;
	/** The content that it was opened with; null while closed. */
	readonly content: Content | null;
	/** Loads its code. */
	readonly prepare: () => void;
	/**
	 * Loads its code and opens it, unless another page is shown by then. If the code cannot be loaded, the browser
	 * loads `address` instead. Resolves to false if both fail.
	 */
	readonly open: ( content: Content, address: string ) => Promise< boolean >;
	readonly leave: () => void;
	readonly close: () => void;
}

/**
 * An overlay whose component is loaded when it is first needed.
 *
 * @param importIt Imports the component; must be stable.
 */
export function useLazyOverlay< Props, Content = true >(
	importIt: () => Promise< ComponentType< Props > >
): LazyOverlay< Props, Content > {
	const [ View, load ] = useLazy( importIt );
	const { getKey } = useRegistry().select( navigationStore );
	const { isOpen, open: openOverlay, leave, close } = useOverlay();
	const [ content, setContent ] = useState< Content | null >( null );

	const open = useCallback(
		async ( wanted: Content, address: string ) => {
			const { href } = window.location;
			const key = getKey();
			const isLoaded = await load();
			if ( window.location.href !== href || getKey() !== key ) {
				return true;
			}
			if ( ! isLoaded ) {
				return loadDocument( address );
			}
			setContent( wanted );
			await openOverlay();
			return true;
		},
		[ getKey, load, openOverlay ]
	);

	return {
		View: isOpen ? View : null,
		content: isOpen ? content : null,
		prepare: () => void load(),
		open,
		leave,
		close,
	};
}

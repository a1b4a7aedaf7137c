import {
	useCallback,
	useEffect,
	useLayoutEffect,
	useRef,
	useState,
} from 'react';
import type { ComponentType, RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useRegistry, useSelect } from '@wordpress/data';
import { loadDocument } from '../lib/load-document';
import { href } from '../lib/paths';
import { useDismiss } from '../lib/use-dismiss';
import { useLatest } from '../lib/use-latest';
import { useLazy } from '../lib/use-lazy';
import { useListener } from '../lib/use-listener';
import { navigationStore } from '../stores/navigation';
import { isOverlayEntry, writeEntry, writeOverlayEntry } from './history';

/** Whether history.back() was called to close an overlay, and its `popstate` event is pending. */
let isClosing = false;

/** Closes the current entry's overlay by going back, once until `popstate`. Returns whether it is one. */
export function closeOverlay(): boolean {
	const isOpen = isOverlayEntry();
	if ( isOpen && ! isClosing ) {
		isClosing = true;
		window.addEventListener(
			'popstate',
			() => {
				isClosing = false;
			},
			{ once: true, capture: true }
		);
		window.history.back();
	}
	return isOpen;
}

/** Gives the shown overlay, such as another image, the URL of its content. */
export function setOverlayPath( path: string ): void {
	writeEntry( new URL( href( path ) ), 'replace' );
}

/** Resolves once the browser has gone back from an overlay that is being closed; at once if none is. */
async function overlayClosed(): Promise< void > {
	if ( isClosing ) {
		await new Promise( ( resolve ) =>
			window.addEventListener( 'popstate', resolve, { once: true } )
		);
	}
}

interface Overlay {
	readonly isOpen: boolean;
	/** Opens it with an entry of the history. Resolves to false if another screen is shown by then. */
	readonly open: () => Promise< boolean >;
	/** Closes it by going back in the history. */
	readonly leave: () => void;
	/** Closes it at once. Its entry stays, for a navigation that has begun and replaces it. */
	readonly close: () => void;
}

/** An overlay without a URL: Back closes it, and so does a navigation, which replaces its entry. */
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

	useListener( isOpen ? window : null, 'popstate', close );

	const open = useCallback( async () => {
		const key = getKey();
		await overlayClosed();
		if ( getKey() !== key ) {
			return false;
		}
		writeOverlayEntry();
		// At once, since Back may come at once; it is listened to then.
		flushSync( () => openOver( key ) );
		return true;
	}, [ getKey, openOver ] );

	return { isOpen, open, leave, close };
}

interface LazyOverlay< Props, Content > extends Pick<
	Overlay,
	'leave' | 'close'
> {
	readonly View: ComponentType< Props > | null;
	readonly content: Content | null;
	readonly prepare: () => void;
	/**
	 * Loads its code and opens it, unless another page is shown by then. If the code cannot be loaded, the browser
	 * loads `address` instead.
	 */
	readonly open: ( content: Content, address: string ) => Promise< void >;
	/** The content that could not be opened in either way, until the visitor does something outside of `note`; else null. */
	readonly failed: Content | null;
	/** The element with the message about `failed`. */
	readonly note: RefObject< HTMLDivElement >;
}

/** An overlay whose component is loaded when it is first needed; `importIt` must be stable. */
export function useLazyOverlay< Props, Content = true >(
	importIt: () => Promise< ComponentType< Props > >
): LazyOverlay< Props, Content > {
	const [ View, load ] = useLazy( importIt );
	const { getKey } = useRegistry().select( navigationStore );
	const { isOpen, open: openOverlay, leave, close } = useOverlay();
	const [ content, setContent ] = useState< Content | null >( null );
	const [ failed, setFailed ] = useState< Content | null >( null );
	const note = useRef< HTMLDivElement >( null );
	const hideFailure = useCallback( () => setFailed( null ), [] );
	useDismiss( note, failed !== null, hideFailure );

	const open = useCallback(
		async ( wanted: Content, address: string ) => {
			setFailed( null );
			const before = window.location.href;
			const key = getKey();
			const isLoaded = await load();
			if ( window.location.href !== before || getKey() !== key ) {
				return;
			}
			if ( isLoaded ) {
				// In the same render as the overlay opens, which would otherwise show the last content first.
				flushSync( () => setContent( wanted ) );
				await openOverlay();
			} else if ( ! loadDocument( address ) ) {
				setFailed( wanted );
			}
		},
		[ getKey, load, openOverlay ]
	);

	return {
		View: isOpen ? View : null,
		content: isOpen ? content : null,
		prepare: () => void load(),
		open,
		failed,
		note,
		leave,
		close,
	};
}

function hasPicture(): boolean {
	return document.querySelector( '.hien-lightbox' ) !== null;
}

/**
 * Makes a panel that covers the screen of a phone, such as the chat's, an overlay (useOverlay()), which Back closes by
 * `onClose`. A panel over a picture shares the history entry of the picture, which closes both.
 */
export function useCloseOnBack( isPhone: boolean, onClose: () => void ): void {
	const [ isOverPicture ] = useState( hasPicture );
	// A picture with which the page was loaded has no entry of its own.
	const [ hasEntry ] = useState( () => isOverPicture && isOverlayEntry() );
	const isOverlay = isPhone && ! hasEntry;
	const { isOpen, open, leave } = useOverlay();
	const wasOpen = useRef( false );
	const latest = useLatest( onClose );

	useEffect( () => {
		if ( ! isOverlay ) {
			return;
		}
		void open().then( ( isOpened ) => isOpened || latest.current() );
		return leave;
	}, [ isOverlay, open, leave, latest ] );

	// A layout effect, because the picture is then still in the document.
	useLayoutEffect( () => {
		if ( isOverlay && wasOpen.current && ! isOpen ) {
			if ( ! isOverPicture && hasPicture() ) {
				// Back has closed the picture, which shared the history entry of the panel. In the next task, when that
				// is done, the panel gets a new entry.
				setTimeout( () => void open() );
			} else {
				latest.current();
			}
		}
		wasOpen.current = isOpen;
	}, [ isOverlay, isOverPicture, isOpen, open, latest ] );
}

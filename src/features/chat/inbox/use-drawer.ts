import { useCallback, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { useDismiss } from '../../../lib/use-dismiss';
import { useIsPhone } from '../../../lib/use-is-phone';

export interface Drawer {
	readonly list: RefObject< HTMLElement >;
	readonly opener: RefObject< HTMLButtonElement >;
	readonly heading: RefObject< HTMLHeadingElement >;
	readonly isOpen: boolean;
	readonly open: () => void;
}

/**
 * The list as a drawer over the chosen conversation on a phone; without one it fills the screen. It also moves the
 * focus when the conversation changes.
 */
export function useDrawer( hasChosen: boolean ): Drawer {
	const isPhone = useIsPhone();
	const { pathname } = useLocation();
	/** The path at which the drawer was opened; at another one it is closed. */
	const [ openedAt, setOpenedAt ] = useState< string | null >( null );
	const list = useRef< HTMLElement >( null );
	const opener = useRef< HTMLButtonElement >( null );
	const heading = useRef< HTMLHeadingElement >( null );
	const isOpen = openedAt === pathname;
	const isHidden = isPhone && hasChosen && ! isOpen;

	useDismiss(
		list,
		isOpen,
		useCallback( ( returnsFocus: boolean, isFollowed: boolean ) => {
			setOpenedAt( null );
			if ( returnsFocus && ! isFollowed ) {
				opener.current?.focus();
			}
		}, [] )
	);

	useEffect( () => {
		if ( isOpen ) {
			list.current?.focus();
		}
	}, [ isOpen ] );

	const isLoaded = useRef( false );
	useEffect( () => {
		const { activeElement, body } = document;
		// The conversation that was left is removed, with the element that had the focus.
		const isLost = activeElement === body;
		const isInList = list.current?.contains( activeElement );
		if ( isLoaded.current && isHidden && ( isLost || isInList ) ) {
			heading.current?.focus();
		} else if ( isLoaded.current && ! hasChosen && isLost ) {
			list.current?.focus();
		}
		isLoaded.current = true;
	}, [ isHidden, hasChosen, pathname ] );

	return {
		list,
		opener,
		heading,
		isOpen,
		open: () => setOpenedAt( pathname ),
	};
}

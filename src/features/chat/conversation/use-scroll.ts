import {
	useCallback,
	useEffect,
	useLayoutEffect,
	useRef,
	useState,
} from 'react';

/** Selects the stored messages: neither unsent ones nor the typing dots. */
const MESSAGES = '.hien-chat__group .hien-message';

/** Within this distance from the end, in pixels, the list stays scrolled to new messages. */
const AT_END = 40;

/** How far before the first shown message older ones are added: one list height. */
const AHEAD = '100% 0px 0px 0px';

/** Whether the reader sees the last message: the list's position is 0 at its end and negative above. */
const isAtEnd = ( list: Element ) => list.scrollTop > -AT_END;

interface Options {
	/** Key of the last message; '' for none. */
	readonly last: string;
	readonly isLastOwn: boolean;
	/** The reader's unsent messages, which are below the last message. */
	readonly unsent: readonly { readonly id: string }[];
	/** Whether dots are shown below all messages, since the other side is typing. */
	readonly isTyping: boolean;
	readonly hasMore: boolean;
	/** Must change whenever the shown messages change. */
	readonly showMore: () => void;
}

/**
 * Keeps the scroll position of a list of messages. The list is laid out from its end (column-reverse), so older
 * messages move nothing. At the end it stays scrolled to new messages; elsewhere `hasNew` tells that there are some.
 */
export function useScroll( options: Options ) {
	const { last, isLastOwn, unsent, isTyping, hasMore, showMore } = options;
	const scroller = useRef< HTMLDivElement >( null );
	const content = useRef< HTMLDivElement >( null );
	const sentinel = useRef< HTMLDivElement >( null );
	/** The last message of the previous render: its key, its element, and the distance of the element from the end. */
	const anchor = useRef< {
		readonly key: string;
		readonly element: Element;
		readonly distance: number;
	} | null >( null );
	const [ hasNew, setHasNew ] = useState( false );

	const distanceOf = ( element: Element ): number =>
		( content.current?.getBoundingClientRect().bottom ?? 0 ) -
		element.getBoundingClientRect().bottom;

	useLayoutEffect( () => {
		const list = scroller.current;
		const before = anchor.current;
		if ( list && before?.element.isConnected && ! isAtEnd( list ) ) {
			list.scrollTop -= distanceOf( before.element ) - before.distance;
			if ( last !== '' && last !== before.key && ! isLastOwn ) {
				setHasNew( true );
			}
		}
		const messages = content.current?.querySelectorAll( MESSAGES );
		const element = messages?.[ messages.length - 1 ];
		anchor.current = element
			? { key: last, element, distance: distanceOf( element ) }
			: null;
	}, [ last, isLastOwn, unsent.length, isTyping ] );

	const scrollToEnd = useCallback( () => {
		scroller.current?.scrollTo( { top: 0 } );
		setHasNew( false );
	}, [] );

	const unsentBefore = useRef( unsent );
	useLayoutEffect( () => {
		const ids = unsentBefore.current.map( ( { id } ) => id );
		unsentBefore.current = unsent;
		if ( unsent.some( ( { id } ) => ! ids.includes( id ) ) ) {
			scrollToEnd();
		}
	}, [ unsent, scrollToEnd ] );

	useEffect( () => {
		if ( ! hasMore || ! sentinel.current ) {
			return;
		}
		const observer = new IntersectionObserver(
			( entries ) => {
				if (
					entries.some( ( { isIntersecting } ) => isIntersecting )
				) {
					showMore();
				}
			},
			{ root: scroller.current, rootMargin: AHEAD }
		);
		observer.observe( sentinel.current );
		return () => observer.disconnect();
	}, [ hasMore, showMore ] );

	return {
		scroller,
		content,
		sentinel,
		hasNew,
		scrollToEnd,
		// Reading scrollTop forces a layout, so it is read on scroll only while the button is shown.
		onScroll: hasNew
			? ( { currentTarget }: { readonly currentTarget: Element } ) =>
					setHasNew( ! isAtEnd( currentTarget ) )
			: undefined,
	};
}

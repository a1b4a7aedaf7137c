import {
	useCallback,
	useEffect,
	useLayoutEffect,
	useRef,
	useState,
} from 'react';

/** Pixels from the end within which somebody counts as being there. */
const AT_END = 40;

/**
 * How far before the beginning of what is loaded older messages are asked for: farther than where the browser begins to
 * lay out groups (content-visibility), so that they do not come and are laid out in the same frame.
 */
const AHEAD = '300% 0px 0px 0px';

interface Options {
	/** Changes with what stands at the end. */
	readonly end: string;
	/** Changes with every own message: one's own are always shown. */
	readonly own: string;
	/** Changes with what stands at the beginning. */
	readonly beginning: string;
	readonly hasOlder: boolean;
	readonly loadOlder: () => void;
}

/**
 * Keeps a list of messages where its reader is. The list is laid out from its end (column-reverse), so older messages move
 * nothing; new ones are followed where the end was in sight, and counted as new elsewhere.
 */
export function useScroll( {
	end,
	own,
	beginning,
	hasOlder,
	loadOlder,
}: Options ) {
	const scroller = useRef< HTMLDivElement >( null );
	const content = useRef< HTMLDivElement >( null );
	const sentinel = useRef< HTMLDivElement >( null );
	const isAtEnd = useRef( true );
	/** The last message as it was rendered before, and its distance from the end. */
	const anchor = useRef< { element: Element; rest: number } | null >( null );
	const [ hasNew, setHasNew ] = useState( false );

	const distanceOf = ( element: Element ): number =>
		( content.current?.getBoundingClientRect().bottom ?? 0 ) -
		element.getBoundingClientRect().bottom;

	useLayoutEffect( () => {
		const list = scroller.current;
		const before = anchor.current;
		if ( list && before?.element.isConnected && ! isAtEnd.current ) {
			const grown = distanceOf( before.element ) - before.rest;
			list.scrollTop -= grown;
			if ( grown > 0 ) {
				setHasNew( true );
			}
		}
		const all = content.current?.querySelectorAll( '.hien-message' );
		const last = all?.[ all.length - 1 ];
		anchor.current = last
			? { element: last, rest: distanceOf( last ) }
			: null;
	}, [ end ] );

	const scrollToEnd = useCallback( () => {
		scroller.current?.scrollTo( { top: 0 } );
		isAtEnd.current = true;
		setHasNew( false );
	}, [] );

	const first = useRef( own );
	useLayoutEffect( () => {
		if ( first.current !== own ) {
			first.current = own;
			scrollToEnd();
		}
	}, [ own, scrollToEnd ] );

	useEffect( () => {
		if ( ! hasOlder || ! sentinel.current ) {
			return;
		}
		const observer = new IntersectionObserver(
			( entries ) => {
				if (
					entries.some( ( { isIntersecting } ) => isIntersecting )
				) {
					loadOlder();
				}
			},
			{ root: scroller.current, rootMargin: AHEAD }
		);
		observer.observe( sentinel.current );
		return () => observer.disconnect();
	}, [ hasOlder, beginning, loadOlder ] );

	return {
		scroller,
		content,
		sentinel,
		hasNew,
		scrollToEnd,
		onScroll: () => {
			// From the end upwards it is negative.
			isAtEnd.current = ( scroller.current?.scrollTop ?? 0 ) > -AT_END;
			if ( isAtEnd.current ) {
				setHasNew( false );
			}
		},
	};
}

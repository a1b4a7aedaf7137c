import { useEffect, useState } from 'react';

/** The area in which a heading counts as reached: everything above the viewport, and the top fifth of it. */
const REACHED = '1000000px 0px -80% 0px';

/** Returns the id of the last heading that the reader has reached. */
export function useActiveHeading( ids: readonly string[] ): string | undefined {
	const [ active, setActive ] = useState< string >();
	const key = ids.join( ' ' );
	useEffect( () => {
		const order = key.split( ' ' );
		const reached = new Set< string >();
		const observer = new IntersectionObserver(
			( entries ) => {
				for ( const { target, isIntersecting } of entries ) {
					if ( isIntersecting ) {
						reached.add( target.id );
					} else {
						reached.delete( target.id );
					}
				}
				setActive(
					order.filter( ( id ) => reached.has( id ) ).at( -1 )
				);
			},
			{ rootMargin: REACHED }
		);
		for ( const id of order ) {
			const heading = document.getElementById( id );
			if ( heading ) {
				observer.observe( heading );
			}
		}
		return () => observer.disconnect();
	}, [ key ] );
	return active;
}

import { useEffect, useState } from 'react';

/** A heading is current from when it passes under the header until the next one does. */
const TOP_FIFTH = '-88px 0px -80% 0px';

/** The id of the heading that is being read. */
export function useActiveHeading( ids: readonly string[] ): string | undefined {
	const [ active, setActive ] = useState< string >();
	const key = ids.join( ' ' );
	useEffect( () => {
		const headings = key
			.split( ' ' )
			.map( ( id ) => document.getElementById( id ) )
			.filter( ( heading ) => heading !== null );
		const observer = new IntersectionObserver(
			( entries ) => {
				const entered = entries.find(
					( entry ) => entry.isIntersecting
				);
				if ( entered ) {
					setActive( entered.target.id );
				}
			},
			{ rootMargin: TOP_FIFTH }
		);
		headings.forEach( ( heading ) => observer.observe( heading ) );
		return () => observer.disconnect();
	}, [ key ] );
	return active;
}

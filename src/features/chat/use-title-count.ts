import { useEffect } from 'react';
import { unreadText } from './unread-text';

const COUNT = /^\(\d+\+?\) /;

/** Puts a count before the document's title, also after other code has changed the title. */
export function useTitleCount( count: number ): void {
	useEffect( () => {
		function write(): void {
			const plain = document.title.replace( COUNT, '' );
			const title =
				count > 0 ? `(${ unreadText( count ) }) ${ plain }` : plain;
			if ( document.title !== title ) {
				document.title = title;
			}
		}
		write();
		const observer = new MutationObserver( write );
		observer.observe( document.head, {
			childList: true,
			characterData: true,
			subtree: true,
		} );
		return () => {
			observer.disconnect();
			document.title = document.title.replace( COUNT, '' );
		};
	}, [ count ] );
}

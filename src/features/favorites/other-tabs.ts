import type { DataRegistry } from '@wordpress/data';
import { siteKey } from '../../lib/site-key';
import { writeStorage } from '../../lib/storage';
import { sessionStore } from '../../stores/session';
import { localKey, readLocalItems } from './local-items';
import { keyOf, savedStore } from './store';

interface Change {
	readonly user: number;
	readonly key: string;
	readonly isSaved: boolean;
}

function channel(): string {
	return siteKey( 'saved-change' );
}

/** Notifies the member's other tabs that an item was saved or removed. */
export function notifyOtherTabs( change: Change ): void {
	writeStorage( 'localStorage', channel(), JSON.stringify( change ) );
	writeStorage( 'localStorage', channel(), null );
}

/** Updates the store when items are saved or removed in other tabs; a visitor's also when Back shows this page again. */
export function followOtherTabs( registry: DataRegistry ): void {
	const { receive, set } = registry.dispatch( savedStore );
	const { getUser } = registry.select( sessionStore );
	const receiveLocal = () => void receive( readLocalItems().map( keyOf ) );
	window.addEventListener(
		'pageshow',
		( { persisted } ) => persisted && ! getUser() && receiveLocal()
	);
	window.addEventListener( 'storage', ( { key, newValue } ) => {
		const user = getUser();
		if ( key === localKey() && ! user ) {
			receiveLocal();
		} else if ( key === channel() && newValue !== null ) {
			const change = JSON.parse( newValue ) as Change;
			if ( change.user === user?.id ) {
				void set( change.key, change.isSaved );
			}
		}
	} );
}

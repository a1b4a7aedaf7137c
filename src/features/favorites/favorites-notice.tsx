import Bookmark from 'lucide-static/icons/bookmark.svg';
import { useEffect } from 'react';
import { useDispatch, useSelect } from '@wordpress/data';
import type { DataRegistry } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { saveItems } from '../../api/favorites';
import { CloseButton } from '../../components/ui/close-button/close-button';
import { Notice } from '../../components/ui/notice/notice';
import { loginLinkHere } from '../../lib/account-links';
import { navigationStore } from '../../stores/navigation';
import { responsesStore } from '../../stores/responses';
import { sessionStore, useUser } from '../../stores/session';
import { readLocalItems, writeLocalItems } from './local-items';
import { keyOf, savedStore } from './store';
import { useFavorites } from './use-favorites';

/** Saves for the member what was saved in this browser; after a failure it stays there until the next page load. */
async function merge( registry: DataRegistry ): Promise< void > {
	const items = readLocalItems();
	const user = registry.select( sessionStore ).getUser();
	if ( items.length === 0 || ! user ) {
		return;
	}
	const { saved } = await saveItems( items );
	writeLocalItems( [] );
	const { set } = registry.dispatch( savedStore );
	// Only these keys: other changes of the member may not be on the server yet.
	for ( const key of items.map( keyOf ) ) {
		if ( saved.includes( key ) ) {
			void set( key, true );
		}
	}
	const responses = registry.select( responsesStore ).getResponses();
	Object.keys( responses )
		.filter( ( path ) => path.startsWith( 'favorites' ) )
		.forEach(
			( path ) => void registry.dispatch( responsesStore ).refresh( path )
		);
}

/**
 * What a visitor is told after saving something: a failure, or how to keep it. It goes with the image that is open over the page.
 * After signing in it merges the items that were saved as a visitor.
 */
export function FavoritesNotice() {
	const registry = useFavorites();
	const id = useUser()?.id;
	const { message, overlay } = useSelect(
		( select ) => ( {
			message: select( savedStore ).getMessage(),
			overlay: select( navigationStore ).getOverlay(),
		} ),
		[]
	);
	const { showMessage } = useDispatch( savedStore );
	useEffect( () => {
		// The API client has reported the failure.
		merge( registry ).catch( () => {} );
	}, [ registry, id ] );
	useEffect( () => () => void showMessage( null ), [ overlay, showMessage ] );
	return message === null ? null : (
		<Notice icon={ Bookmark } text={ message.text }>
			{ message.isForGuests && (
				<a className="hien-button is-small" href={ loginLinkHere() }>
					{ __( 'Đăng nhập', 'hien' ) }
				</a>
			) }
			<CloseButton onClick={ () => void showMessage( null ) } />
		</Notice>
	);
}

import type { DataRegistry } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { toApiError } from '../../api/errors';
import { serverMessageOr } from '../../api/server-message';
import { removeItem, saveItem, saveItems } from '../../api/favorites';
import type { SavedItem } from '../../api/favorites';
import { SESSION_ENDED } from '../../api/session-ended';
import { GUEST_FAVORITES_LIMIT } from '../../contract/constants';
import { formatNumber } from '../../lib/formats';
import { sessionStore } from '../../stores/session';
import {
	addLocalItem,
	dropLocalItem,
	hasRoomFor,
	isFirstTime,
} from './local-items';
import { notifyOtherTabs } from './other-tabs';
import { keyOf, savedStore } from './store';

/** Keys of the items whose change is being sent. */
const sending = new Set< string >();

/** Saves or removes an item: shown at once, and undone with a message if the request fails. */
export function toggle( registry: DataRegistry, item: SavedItem ): void {
	const { set, showMessage } = registry.dispatch( savedStore );
	const key = keyOf( item );
	const isSaved = ! registry.select( savedStore ).isSaved( key );
	const user = registry.select( sessionStore ).getUser();
	void showMessage( null );
	if ( ! user ) {
		toggleLocally( registry, item, isSaved );
		return;
	}
	void set( key, isSaved );
	void send( registry, item, user.id );
}

/** Sends the state of an item, and again if it has changed during the request, until the server has the latest state. */
async function send(
	registry: DataRegistry,
	item: SavedItem,
	user: number
): Promise< void > {
	const key = keyOf( item );
	const isWanted = () =>
		registry.select( savedStore ).isSaved( key ) === true;
	if ( sending.has( key ) ) {
		return;
	}
	sending.add( key );
	let isSaved: boolean;
	do {
		isSaved = isWanted();
		try {
			await ( isSaved ? save( item ) : removeItem( key ) );
			notifyOtherTabs( { user, key, isSaved } );
		} catch ( cause ) {
			// The server may have done it even without a response. If the state has changed meanwhile, it is sent now.
			if ( isWanted() === isSaved ) {
				undo( registry, key, isSaved, cause );
				break;
			}
		}
	} while ( isWanted() !== isSaved );
	sending.delete( key );
}

function undo(
	registry: DataRegistry,
	key: string,
	isSaved: boolean,
	cause: unknown
): void {
	const { set, showMessage } = registry.dispatch( savedStore );
	void set( key, ! isSaved );
	// A dialog says that the session has ended.
	if ( toApiError( cause ).code !== SESSION_ENDED ) {
		void showMessage( {
			text: failure( isSaved, cause ),
			isForGuests: false,
		} );
	}
}

/** An item that was removed before keeps its original date. */
function save( item: SavedItem ): Promise< unknown > {
	return item.created ? saveItems( [ item ] ) : saveItem( item );
}

function failure( isSaved: boolean, cause: unknown ): string {
	if ( ! navigator.onLine ) {
		return __( 'Bạn đang ngoại tuyến. Có mạng rồi thử lại nhé.', 'hien' );
	}
	return serverMessageOr(
		isSaved
			? __( 'Chưa lưu được. Bạn thử lại nhé.', 'hien' )
			: __( 'Chưa bỏ lưu được. Bạn thử lại nhé.', 'hien' ),
		cause
	);
}

function toggleLocally(
	registry: DataRegistry,
	item: SavedItem,
	isSaved: boolean
): void {
	const { set, showMessage } = registry.dispatch( savedStore );
	const showHint = ( text: string ) =>
		void showMessage( { text, isForGuests: true } );
	if ( isSaved && ! hasRoomFor( item ) ) {
		showHint(
			sprintf(
				/* translators: %s: a number. */
				__(
					'Máy này đã lưu đủ %s mục. Bạn đăng nhập để lưu thêm nhé.',
					'hien'
				),
				formatNumber( GUEST_FAVORITES_LIMIT )
			)
		);
	} else if ( ! ( isSaved ? addLocalItem( item ) : dropLocalItem( item ) ) ) {
		showHint(
			__(
				'Trình duyệt này không cho lưu. Bạn đăng nhập để lưu nhé.',
				'hien'
			)
		);
	} else {
		void set( keyOf( item ), isSaved );
		if ( isSaved && isFirstTime() ) {
			showHint(
				__( 'Đã lưu trên máy này. Đăng nhập để giữ lâu dài.', 'hien' )
			);
		}
	}
}

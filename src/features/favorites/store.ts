import { createReduxStore } from '@wordpress/data';
import type { ReduxStoreConfig, StoreDescriptor } from '@wordpress/data';
import type { SavedItem } from '../../api/favorites';

export interface Message {
	readonly text: string;
	readonly isForGuests: boolean;
}

interface State {
	/** Keys of all saved items; see keyOf(). Null until known. */
	readonly saved: ReadonlySet< string > | null;
	/** Whether something was saved or removed since the page was loaded. */
	readonly hasChanged: boolean;
	readonly message: Message | null;
}

type Action =
	| { readonly type: 'RECEIVE'; readonly saved: readonly string[] }
	| {
			readonly type: 'SET';
			readonly key: string;
			readonly isSaved: boolean;
	  }
	| { readonly type: 'SHOW_MESSAGE'; readonly message: Message | null };

const initialState: State = {
	saved: null,
	hasChanged: false,
	message: null,
};

/** The name of an item: "videos-12". Same as Favorite_Type::key() in PHP. */
export function keyOf( { type, object_id: id }: SavedItem ): string {
	return `${ type }-${ id }`;
}

function withKey( saved: State[ 'saved' ], key: string, isSaved: boolean ) {
	const next = new Set( saved );
	if ( isSaved ) {
		next.add( key );
	} else {
		next.delete( key );
	}
	return next;
}

function reducer( state = initialState, action: Action ): State {
	switch ( action.type ) {
		case 'RECEIVE':
			return { ...state, saved: new Set( action.saved ) };
		case 'SET':
			return {
				...state,
				saved: withKey( state.saved, action.key, action.isSaved ),
				hasChanged: true,
			};
		case 'SHOW_MESSAGE':
			return { ...state, message: action.message };
		default:
			return state;
	}
}

const actions = {
	receive: ( saved: readonly string[] ): Action => ( {
		type: 'RECEIVE',
		saved,
	} ),
	set: ( key: string, isSaved: boolean ): Action => ( {
		type: 'SET',
		key,
		isSaved,
	} ),
	showMessage: ( message: Message | null ): Action => ( {
		type: 'SHOW_MESSAGE',
		message,
	} ),
};

const selectors = {
	/** Null until known. */
	isSaved: ( { saved }: State, key: string ): boolean | null =>
		saved && saved.has( key ),
	hasChanged: ( { hasChanged }: State ): boolean => hasChanged,
	getMessage: ( { message }: State ): Message | null => message,
};

export type FavoritesStore = StoreDescriptor<
	ReduxStoreConfig< State, typeof actions, typeof selectors >
>;

/** The saved items. It is registered later than the other stores; see useFavorites(). */
export const savedStore: FavoritesStore = createReduxStore<
	State,
	typeof actions,
	typeof selectors
>( 'hien/saved', { reducer, actions, selectors } );

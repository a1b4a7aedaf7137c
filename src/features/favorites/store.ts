import type { SavedItem } from '../../api/favorites';
import { createStore } from '../../stores/create-store';

interface Message {
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

/** The saved items. It is registered later than the other stores; see useFavorites(). */
export const savedStore = createStore(
	'hien/saved',
	initialState,
	{
		receive: ( saved: readonly string[] ) => ( {
			saved: new Set( saved ),
		} ),
		set:
			( key: string, isSaved: boolean ) =>
			( { saved }: State ) => ( {
				saved: withKey( saved, key, isSaved ),
				hasChanged: true,
			} ),
		showMessage: ( message: Message | null ) => ( { message } ),
	},
	{
		/** Null until known. */
		isSaved: ( { saved }: State, key: string ) => saved && saved.has( key ),
		hasChanged: ( { hasChanged }: State ) => hasChanged,
		getMessage: ( { message }: State ) => message,
	}
);

import { createReduxStore } from '@wordpress/data';
import type { ReduxStoreConfig, StoreDescriptor } from '@wordpress/data';
import type { SignedInUser } from '../contract/types';

interface State {
	/** The user who is signed in; null for a visitor. */
	readonly user: SignedInUser | null;
	/** Whether the session has ended or is ending. `user` stays until the page is reloaded. */
	readonly isEnding: boolean;
}

type Action =
	| { readonly type: 'RECEIVE'; readonly user: SignedInUser | null }
	| { readonly type: 'END'; readonly isEnding: boolean };

const initialState: State = { user: null, isEnding: false };

function reducer( state = initialState, action: Action ): State {
	switch ( action.type ) {
		case 'RECEIVE':
			return { ...state, user: action.user };
		case 'END':
			return { ...state, isEnding: action.isEnding };
		default:
			return state;
	}
}

const actions = {
	receive: ( user: SignedInUser | null ): Action => ( {
		type: 'RECEIVE',
		user,
	} ),
	/** @param isEnding False if the session continues, because signing out has failed. */
	end: ( isEnding = true ): Action => ( { type: 'END', isEnding } ),
};

const selectors = {
	getUser: ( { user }: State ): SignedInUser | null => user,
	isEnding: ( { isEnding }: State ): boolean => isEnding,
};

export type SessionStore = StoreDescriptor<
	ReduxStoreConfig< State, typeof actions, typeof selectors >
>;

export const sessionStore: SessionStore = createReduxStore<
	State,
	typeof actions,
	typeof selectors
>( 'hien/session', { reducer, actions, selectors } );

import { createReduxStore } from '@wordpress/data';
import type { ReduxStoreConfig, StoreDescriptor } from '@wordpress/data';
import type { SignedInUser } from '../contract/types';

interface State {
	/** The user who is signed in; null for a visitor. */
	readonly user: SignedInUser | null;
}

interface Action {
	readonly type: 'RECEIVE';
	readonly user: SignedInUser | null;
}

const initialState: State = { user: null };

function reducer( state = initialState, action: Action ): State {
	return action.type === 'RECEIVE' ? { user: action.user } : state;
}

const actions = {
	receive: ( user: SignedInUser | null ): Action => ( {
		type: 'RECEIVE',
		user,
	} ),
};

const selectors = {
	getUser: ( { user }: State ): SignedInUser | null => user,
};

export type SessionStore = StoreDescriptor<
	ReduxStoreConfig< State, typeof actions, typeof selectors >
>;

/** The user of the page, from its boot data. */
export const sessionStore: SessionStore = createReduxStore<
	State,
	typeof actions,
	typeof selectors
>( 'hien/session', { reducer, actions, selectors } );

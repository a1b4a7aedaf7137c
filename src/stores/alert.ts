import type { ReactElement } from 'react';
import { createReduxStore } from '@wordpress/data';
import type { ReduxStoreConfig, StoreDescriptor } from '@wordpress/data';

/** HTML from the server, or elements of the app. */
export type Message = string | ReactElement;

interface State {
	readonly message: Message | null;
}

interface Action {
	readonly type: 'SET';
	readonly message: Message | null;
}

const initialState: State = { message: null };

function reducer( state = initialState, action: Action ): State {
	return action.type === 'SET' ? { message: action.message } : state;
}

const actions = {
	show: ( message: Message ): Action => ( { type: 'SET', message } ),
	dismiss: (): Action => ( { type: 'SET', message: null } ),
};

const selectors = {
	getMessage: ( { message }: State ): Message | null => message,
};

export type AlertStore = StoreDescriptor<
	ReduxStoreConfig< State, typeof actions, typeof selectors >
>;

/** The message of a modal alert, which the visitor has to dismiss. */
export const alertStore: AlertStore = createReduxStore<
	State,
	typeof actions,
	typeof selectors
>( 'hien/alert', { reducer, actions, selectors } );

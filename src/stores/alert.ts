import type { ReactElement } from 'react';
import { createReduxStore } from '@wordpress/data';
import type { ReduxStoreConfig, StoreDescriptor } from '@wordpress/data';

/** HTML of the server, or our own elements. */
export type Message = string | ReactElement;

interface State {
	/** False where there is nothing to say. */
	readonly message: Message | false;
}

interface Action {
	readonly type: 'SET';
	readonly message: Message | false;
}

const initialState: State = { message: false };

function reducer( state = initialState, action: Action ): State {
	return action.type === 'SET' ? { message: action.message } : state;
}

const actions = {
	show: ( message: Message ): Action => ( { type: 'SET', message } ),
	dismiss: (): Action => ( { type: 'SET', message: false } ),
};

const selectors = {
	getMessage: ( { message }: State ): Message | false => message,
};

export type AlertStore = StoreDescriptor<
	ReduxStoreConfig< State, typeof actions, typeof selectors >
>;

/** What the visitor must be told before they go on. */
export const alertStore: AlertStore = createReduxStore<
	State,
	typeof actions,
	typeof selectors
>( 'hien/alert', { reducer, actions, selectors } );

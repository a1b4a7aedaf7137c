import type { ReactElement } from 'react';
import { createStore } from './create-store';

/** HTML from the server, or elements of the app. */
export type Message = string | ReactElement;

interface State {
	readonly message: Message | null;
}

const initialState: State = { message: null };

/** The message of a modal alert, which the visitor has to dismiss. */
export const alertStore = createStore(
	'hien/alert',
	initialState,
	{
		show: ( message: Message ) => ( { message } ),
		dismiss: () => ( { message: null } ),
	},
	{ getMessage: ( { message }: State ) => message }
);

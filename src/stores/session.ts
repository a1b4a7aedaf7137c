import { useSelect } from '@wordpress/data';
import type { SignedInUser } from '../contract/types';
import { createStore } from './create-store';

interface State {
	/** The user who is signed in; null for a visitor. */
	readonly user: SignedInUser | null;
	/** Whether the session has ended or is ending. `user` stays until the page is reloaded. */
	readonly isEnding: boolean;
}

const initialState: State = { user: null, isEnding: false };

export const sessionStore = createStore(
	'hien/session',
	initialState,
	{
		receive: ( user: SignedInUser | null ) => ( { user } ),
		/** @param isEnding False if the session continues, because signing out has failed. */
		end: ( isEnding = true ) => ( { isEnding } ),
	},
	{
		getUser: ( { user }: State ) => user,
		isEnding: ( { isEnding }: State ) => isEnding,
	}
);

/** The signed-in user; null for a visitor. */
export function useUser(): SignedInUser | null {
	return useSelect( ( select ) => select( sessionStore ).getUser(), [] );
}

import { useSelect } from '@wordpress/data';
import type { SignedInUser } from '../contract/types';
import { sessionStore } from './session';

/** The signed-in user; null for a visitor. */
export function useUser(): SignedInUser | null {
	return useSelect( ( select ) => select( sessionStore ).getUser(), [] );
}

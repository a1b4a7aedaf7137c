import { useSelect } from '@wordpress/data';
import type { SignedInUser } from '../contract/types';
import { sessionStore } from './session';

/** Who is signed in; null for a visitor. */
export function useUser(): SignedInUser | null {
	return useSelect( ( select ) => select( sessionStore ).getUser(), [] );
}

import { SHELL } from '../contract/shell';
import type { Shell } from '../contract/shell';
import type { ResourceStore } from './create-resource-store';
import { RESOURCE_STORES } from './resources';
import { useResponse } from './use-response';

/** A response that stands around every screen. It comes with the page, so it is there from the first render on. */
export function useShell< Name extends keyof Shell >(
	name: Name
): Shell[ Name ] | null {
	// The name says which store and which response.
	const store = RESOURCE_STORES[ name ] as unknown as ResourceStore<
		Shell[ Name ]
	>;
	const state = useResponse( store, SHELL[ name ] );
	return state.status === 'ready' ? state.data : null;
}

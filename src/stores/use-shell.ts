import { SHELL } from '../contract/shell';
import type { Shell } from '../contract/shell';
import type { ResourceStore } from './create-resource-store';
import { RESOURCE_STORES } from './resources';
import { useResponse } from './use-response';

/** A response of the shell, which every page has: it comes with the page, so it is ready from the first render on. */
export function useShell< Name extends keyof Shell >(
	name: Name
): Shell[ Name ] | null {
	// The name is that of the store and of the response.
	const store = RESOURCE_STORES[ name ] as unknown as ResourceStore<
		Shell[ Name ]
	>;
	const state = useResponse( store, SHELL[ name ] );
	return state.status === 'ready' ? state.data : null;
}

import { SHELL } from '../contract/shell';
import type { Shell } from '../contract/shell';
import type { ResourceStore } from './create-resource-store';
import { RESOURCE_STORES } from './resources';
import { useResponse } from './use-response';

/** A response of the shell: it comes with the page or, for side columns, before them; see loadColumns(). */
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

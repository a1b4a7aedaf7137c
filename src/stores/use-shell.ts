import { SHELL } from '../contract/shell';
import type { Shell } from '../contract/shell';
import type { ResourceStore } from './create-resource-store';
import { RESOURCE_STORES } from './resources';
import { useResponse } from './use-response';

/**
 * A response of the shell; null until loaded. Those of header and footer come with the page, those of the side columns
 * with loadColumns().
 */
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

import { SHELL } from '../contract/shell';
import type { Shell } from '../contract/shell';
import { useResponse } from './use-response';

/**
 * A response of the shell; null until loaded. Those of header and footer come with the page, those of the side columns
 * with loadColumns().
 */
export function useShell< Name extends keyof Shell >(
	name: Name
): Shell[ Name ] | null {
	const state = useResponse< Shell[ Name ] >( SHELL[ name ] );
	return state.status === 'ready' ? state.data : null;
}

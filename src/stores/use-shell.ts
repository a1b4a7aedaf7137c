import { SHELL } from '../contract/shell';
import type { Shell } from '../contract/shell';
import { useResponse } from './use-response';

/** A response of the shell; null until loaded. Those of the side columns come with loadColumns(). */
export function useShell< Name extends keyof Shell >(
	name: Name
): Shell[ Name ] | null {
	const state = useResponse< Shell[ Name ] >( SHELL[ name ] );
	return state.status === 'ready' ? state.data : null;
}

import type { Options } from '../contract/types';
import { boot } from '../lib/boot';
import { useShell } from './use-shell';

/** What the owner has set for the site; every page comes with it. */
export function useOptions(): Options {
	return useShell( 'options' ) ?? ( boot().shell[ 'options' ] as Options );
}

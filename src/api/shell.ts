import type { ShellColumns } from '../contract/types';
import { get } from './client';

/** The responses of the side columns, by name. Fails as get() does. */
export function requestColumns(): Promise< ShellColumns > {
	return get( 'shell' );
}

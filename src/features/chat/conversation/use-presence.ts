import { useValue } from './use-value';

/** Whether somebody has the site open with the chat connected; undefined until it is known. */
export function usePresence( uid: string ): boolean | undefined {
	const value = useValue( `presence/${ uid }` );
	return value === undefined ? undefined : value !== null;
}

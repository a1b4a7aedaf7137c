import { useRegistry, useSelect } from '@wordpress/data';
import { navigationStore } from './navigation';

/** Returns a function that tells whether the screen in whose render it was made is still shown: a request may end on another one. */
export function useIsHere(): () => boolean {
	const { getKey } = useRegistry().select( navigationStore );
	const key = useSelect(
		( select ) => select( navigationStore ).getKey(),
		[]
	);
	return () => getKey() === key;
}

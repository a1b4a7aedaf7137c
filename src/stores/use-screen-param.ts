import { useSelect } from '@wordpress/data';
import { navigationStore } from './navigation';

/** A param of the screen that is shown, such as an argument of its address; '' if it has none of this name. */
export function useScreenParam( name: string ): string {
	return useSelect(
		( select ) =>
			String(
				select( navigationStore ).getScreen()?.params[ name ] ?? ''
			),
		[ name ]
	);
}

import { useSelect } from '@wordpress/data';
import { navigationStore } from './navigation';

/** A param of the current screen, such as a query argument; '' if there is none of this name. */
export function useScreenParam( name: string ): string {
	return useSelect(
		( select ) =>
			String(
				select( navigationStore ).getScreen()?.params[ name ] ?? ''
			),
		[ name ]
	);
}

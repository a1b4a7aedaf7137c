import type { ReactNode } from 'react';
import { Router } from 'react-router-dom';
import { useSelect } from '@wordpress/data';
import { boot } from '../lib/boot';
import { navigationStore } from '../stores/navigation';
import type { Navigation } from './navigation';

interface Props {
	readonly navigator: Navigation[ 'navigator' ];
	readonly children: ReactNode;
}

/** React Router with the app's navigator. Its location changes in the same render as the screen. */
export function NavigationRouter( { navigator, children }: Props ) {
	const location = useSelect(
		( select ) => select( navigationStore ).getLocation(),
		[]
	);
	return (
		<Router
			basename={ boot().base }
			location={ location }
			navigator={ navigator }
		>
			{ children }
		</Router>
	);
}

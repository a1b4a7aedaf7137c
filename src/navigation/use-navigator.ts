import { useContext } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';
import type { Navigator } from 'react-router-dom';

/** The navigator that changes screens; see createNavigation(). */
export function useNavigator(): Navigator {
	return useContext( NavigationContext ).navigator;
}

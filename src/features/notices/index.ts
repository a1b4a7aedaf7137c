export { Alert } from './alert';

/** Loads the notices of a lost connection and of a new version of the site. */
export function loadNotices() {
	return import( /* webpackChunkName: "later" */ './notices' );
}

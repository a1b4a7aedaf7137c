export { Alert } from './alert';

/** Loads the notices of a lost connection, of a new version of the site, and of the session. */
export function loadNotices() {
	return import( /* webpackChunkName: "later" */ './notices' );
}

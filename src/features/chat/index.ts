export { ChatLink } from './chat-link';
export { startChat } from './start-chat';

/** The inbox at /admin. */
export async function loadInbox() {
	return (
		await import( /* webpackChunkName: "inbox" */ './inbox/site-inbox' )
	).SiteInbox;
}

/** The inbox of wp-admin. */
export async function loadAdminInbox() {
	return (
		await import( /* webpackChunkName: "inbox" */ './inbox/admin-inbox' )
	).AdminInbox;
}

import type { SiteRegistry } from '../../stores/site-registry';
import { boot } from '../../lib/boot';

export { ChatLink } from './chat-link';

/** Shows the chat's button, unless the chat is closed. Rejects if its code cannot be loaded. */
export async function startChat( registry: SiteRegistry ): Promise< void > {
	if ( boot().chat.state !== 'closed' ) {
		const { renderChat } = await import(
			/* webpackChunkName: "later" */ './widget/chat'
		);
		renderChat( registry );
	}
}

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

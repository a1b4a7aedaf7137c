import type { SiteRegistry } from '../../stores/site-registry';
import { boot } from '../../lib/boot';

/**
 * Shows the chat's button, unless the owner has closed the chat.
 *
 * @throws {Error} If its code cannot be loaded.
 */
export async function startChat( registry: SiteRegistry ): Promise< void > {
	if ( boot().chat.state !== 'closed' ) {
		const { renderChat } = await import(
			/* webpackChunkName: "later" */ './widget/render-chat'
		);
		renderChat( registry );
	}
}

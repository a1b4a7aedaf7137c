import type { DataRegistry } from '@wordpress/data';
import { boot } from '../../lib/boot';

/**
 * Shows the chat's button, unless the owner has closed the chat. Rejects if its code cannot be loaded. Not in index.ts,
 * which wp-admin imports, too: its build would have the code of the button.
 */
export async function startChat( registry: DataRegistry ): Promise< void > {
	if ( boot().chat.state !== 'closed' ) {
		const { renderChat } = await import(
			/* webpackChunkName: "later" */ './widget/chat'
		);
		renderChat( registry );
	}
}

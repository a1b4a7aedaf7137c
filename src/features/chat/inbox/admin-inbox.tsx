import { HashRouter } from 'react-router-dom';
import { Inbox } from './inbox';

/** The inbox in wp-admin, where the address of a conversation is a fragment. */
export function AdminInbox() {
	return (
		<HashRouter>
			<Inbox />
		</HashRouter>
	);
}

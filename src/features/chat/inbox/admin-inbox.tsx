import { HashRouter } from 'react-router-dom';
import { setUpAdminApi } from '../../../api/admin-client';
import { Inbox } from './inbox';

setUpAdminApi();

/** The inbox in wp-admin, where the address of a conversation is a fragment. */
export function AdminInbox() {
	return (
		<HashRouter>
			<Inbox />
		</HashRouter>
	);
}

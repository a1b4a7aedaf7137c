import { HashRouter } from 'react-router-dom';
import { PartBoundary } from '../../../components/ui/error-boundary/error-boundary';
import { Inbox } from './inbox';

/** The inbox in wp-admin, where the address of a conversation is a fragment. */
export function AdminInbox() {
	return (
		<PartBoundary>
			<HashRouter>
				<Inbox />
			</HashRouter>
		</PartBoundary>
	);
}

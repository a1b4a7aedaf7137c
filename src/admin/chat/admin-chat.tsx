import { Suspense } from 'react';
import { Spinner } from '@wordpress/components';
import { loadAdminInbox } from '../../features/chat';
import { lazyWithRetry } from '../../lib/lazy-with-retry';

const Inbox = lazyWithRetry( loadAdminInbox );

/** The inbox of the site, which runs on wp-admin's own React here. */
export function AdminChat() {
	return (
		<Suspense fallback={ <Spinner /> }>
			<Inbox />
		</Suspense>
	);
}

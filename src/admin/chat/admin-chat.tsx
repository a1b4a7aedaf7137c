import { Suspense } from 'react';
import { Spinner } from '@wordpress/components';
import { loadAdminInbox } from '../../features/chat';
import { lazyForm } from '../../lib/lazy-form';

const Inbox = lazyForm( loadAdminInbox );

/** The inbox of the site, on the scripts of wp-admin. */
export function AdminChat() {
	return (
		<Suspense fallback={ <Spinner /> }>
			<Inbox />
		</Suspense>
	);
}

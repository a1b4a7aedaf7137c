import { Suspense } from 'react';
import { createRoot } from '@wordpress/element';
import { Spinner } from '@wordpress/components';
import { loadAdminInbox } from '../../features/chat';
import { lazyWithRetry } from '../../lib/lazy-with-retry';
import './chat.scss';

const Inbox = lazyWithRetry( loadAdminInbox );

/** The inbox of the site, which runs on wp-admin's own React here. */
function AdminChat() {
	return (
		<Suspense fallback={ <Spinner /> }>
			<Inbox />
		</Suspense>
	);
}

const element = document.getElementById( 'hien-chat-root' );
if ( element ) {
	createRoot( element ).render( <AdminChat /> );
}

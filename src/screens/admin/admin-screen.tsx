import { useCallback } from 'react';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { LazySlot } from '../../components/ui/lazy-slot/lazy-slot';
import { loadInbox } from '../../features/chat';
import { lazyWithRetry } from '../../lib/lazy-with-retry';
import { href } from '../../lib/paths';
import { safePath } from '../../lib/safe-path';
import type { ScreenProps } from '../../lib/screen-props';
import { useIsHydrating } from '../../lib/use-is-hydrating';
import { push, screenCache, screenPath } from '../../navigation';
import { navigationStore } from '../../stores/navigation';
import './admin-screen.scss';

const Inbox = lazyWithRetry( loadInbox );

/** The inbox of the chat; the URL names the conversation. Twin: theme/screens/admin.php */
export function AdminScreen( { screen }: ScreenProps ) {
	const isHydrating = useIsHydrating();
	const location = useSelect(
		( select ) => select( navigationStore ).getLocation(),
		[]
	);

	const open = useCallback(
		( url: URL ) => {
			// All URLs of the inbox have the same screen, so navigating there needs no request.
			const path = screenPath( url );
			if ( path !== null ) {
				screenCache.put( path, { ...screen, path } );
			}
			push( url );
		},
		[ screen ]
	);

	return (
		<div className="hien-inbox-screen">
			<h1 className="hien-visually-hidden">
				{ __( 'Trò chuyện', 'hien' ) }
			</h1>
			{ /* The server prints a message in it; React ignores its content. */ }
			<noscript />
			{ ! isHydrating && (
				<LazySlot>
					<Inbox
						basename={ safePath( href( '/admin' ) ) }
						location={ location }
						push={ open }
					/>
				</LazySlot>
			) }
		</div>
	);
}

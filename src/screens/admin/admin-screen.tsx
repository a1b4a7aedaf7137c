import { useMemo } from 'react';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { LazySlot } from '../../components/ui/lazy-slot/lazy-slot';
import { loadInbox } from '../../features/chat';
import { lazyWithRetry } from '../../lib/lazy-with-retry';
import { useNavigator } from '../../lib/navigator';
import { href } from '../../lib/paths';
import { safePath } from '../../lib/safe-path';
import type { ScreenProps } from '../../lib/screen-props';
import { screenPath } from '../../lib/screen-path';
import { useIsHydrating } from '../../lib/use-is-hydrating';
import { screenCache } from '../../navigation';
import { navigationStore } from '../../stores/navigation';
import './admin-screen.scss';

const Inbox = lazyWithRetry( loadInbox );

/** The inbox of the chat; the URL names the conversation. Twin: theme/screens/admin.php */
export function AdminScreen( { screen }: ScreenProps ) {
	const isHydrating = useIsHydrating();
	const navigator = useNavigator();
	const location = useSelect(
		( select ) => select( navigationStore ).getLocation(),
		[]
	);

	const inboxNavigator = useMemo(
		() =>
			navigator && {
				...navigator,
				push( url: URL ) {
					// All URLs of the inbox have the same screen, so navigating there needs no request.
					const path = screenPath( url );
					if ( path !== null ) {
						screenCache.put( path, { ...screen, path } );
					}
					navigator.push( url );
				},
			},
		[ navigator, screen ]
	);

	return (
		<div className="hien-inbox-screen">
			<h1 className="hien-visually-hidden">
				{ __( 'Trò chuyện', 'hien' ) }
			</h1>
			{ /* The server prints a message in it; React ignores its content. */ }
			<noscript />
			{ ! isHydrating && inboxNavigator && (
				<LazySlot>
					<Inbox
						basename={ safePath( href( '/admin' ) ) }
						location={ location }
						navigator={ inboxNavigator }
					/>
				</LazySlot>
			) }
		</div>
	);
}

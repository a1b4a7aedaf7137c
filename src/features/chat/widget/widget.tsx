import { useEffect, useState, Suspense } from 'react';
import { __ } from '@wordpress/i18n';
import type { SignedInUser } from '../../../contract/types';
import { boot } from '../../../lib/boot';
import { lazyWithRetry } from '../../../lib/lazy-with-retry';
import { Spinner } from '../../../components/ui/spinner/spinner';
import { MemberWidget } from './member-widget';
import { clearReopen, shouldReopen } from './reopen-after-sign-in';
import { ChatFrame } from './chat-frame';
import { PanelHead } from './panel-head';
import './widget.scss';

// Lazy, because members of a site with Firebase do not need it.
const Unconnected = lazyWithRetry( () =>
	import( /* webpackChunkName: "chat-unconnected" */ './unconnected' ).then(
		( module ) => module.Unconnected
	)
);

interface Props {
	readonly startsOpen: boolean;
}

/** The chat without a connection to Firebase: a button, and a panel with a text or a form. */
function UnconnectedChat( {
	startsOpen,
	isGuest,
}: Props & { readonly isGuest: boolean } ) {
	const [ isOpen, setOpen ] = useState( startsOpen );
	return (
		<ChatFrame
			isOpen={ isOpen }
			onToggle={ setOpen }
			unread={ 0 }
			takesFocus
		>
			{ ( close ) => (
				<>
					<PanelHead onClose={ close } />
					<Suspense
						fallback={
							<div className="hien-chat__prompt">
								<Spinner label={ __( 'Đang tải', 'hien' ) } />
							</div>
						}
					>
						<Unconnected isGuest={ isGuest } />
					</Suspense>
				</>
			) }
		</ChatFrame>
	);
}

function UserWidget( { user, startsOpen }: Props & { user: SignedInUser } ) {
	/** Whether it starts open, also after the visitor has left the open chat to sign in. */
	const [ isOpen ] = useState( () => startsOpen || shouldReopen() );
	useEffect( clearReopen, [] );
	return boot().chat.config ? (
		<MemberWidget user={ user } startsOpen={ isOpen } />
	) : (
		<UnconnectedChat startsOpen={ isOpen } isGuest={ false } />
	);
}

/** The button and its panel: the conversation for members, a prompt to sign in for visitors. */
export function Widget( {
	user,
	startsOpen,
}: Props & { readonly user: SignedInUser | null } ) {
	return user ? (
		<UserWidget key={ user.id } user={ user } startsOpen={ startsOpen } />
	) : (
		<UnconnectedChat startsOpen={ startsOpen } isGuest />
	);
}

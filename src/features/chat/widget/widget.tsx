import { useEffect, useState, Suspense } from 'react';
import type { ReactNode } from 'react';
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

interface UnconnectedChatProps {
	readonly startsOpen: boolean;
	readonly children: ReactNode;
}

/** The chat without a connection to Firebase: a button, and a panel with a text or a form. */
function UnconnectedChat( { startsOpen, children }: UnconnectedChatProps ) {
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
						{ children }
					</Suspense>
				</>
			) }
		</ChatFrame>
	);
}

// Lazy, because members of a site with Firebase need neither.
const GuestPrompt = lazyWithRetry( () =>
	import( /* webpackChunkName: "chat-unconnected" */ './guest-prompt' ).then(
		( module ) => module.GuestPrompt
	)
);
const MessageForm = lazyWithRetry( () =>
	import( /* webpackChunkName: "chat-unconnected" */ './message-form' ).then(
		( module ) => module.MessageForm
	)
);

interface Props {
	readonly startsOpen: boolean;
}

function UserWidget( { user, startsOpen }: Props & { user: SignedInUser } ) {
	/** Whether it starts open, also after the visitor has left the open chat to sign in. */
	const [ isOpen ] = useState( () => startsOpen || shouldReopen() );
	useEffect( clearReopen, [] );
	return boot().chat.config ? (
		<MemberWidget user={ user } startsOpen={ isOpen } />
	) : (
		<UnconnectedChat startsOpen={ isOpen }>
			<MessageForm />
		</UnconnectedChat>
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
		<UnconnectedChat startsOpen={ startsOpen }>
			<GuestPrompt />
		</UnconnectedChat>
	);
}

import { useEffect, useState } from 'react';
import { RegistryProvider, useSelect } from '@wordpress/data';
import type { DataRegistry } from '@wordpress/data';
import { createRoot } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { ErrorBoundary } from '../../../components/ui/error-boundary/error-boundary';
import { OfflineNote } from '../../../components/ui/offline-note/offline-note';
import { logError, logHydrationError } from '../../../lib/log-error';
import { useLazy } from '../../../lib/use-lazy';
import { navigationStore } from '../../../stores/navigation';
import { useUser } from '../../../stores/session';
import { useOpenChatListener, answersChat } from '../open-chat';
import { hasUnsent } from '../unsent';
import { ChatButton } from './chat-button';
import { shouldReopen } from './reopen-after-sign-in';

const importWidget = async () =>
	( await import( /* webpackChunkName: "chat" */ './widget' ) ).Widget;

const prefetch = () => void importWidget().catch( logError );

/** The chat in the corner of every page: its button and, when opened or needed at once, its code. */
function Chat() {
	const user = useUser();
	const isInbox = useSelect(
		( select ) => select( navigationStore ).getScreen()?.layout === 'admin',
		[]
	);
	const [ Widget, load ] = useLazy( importWidget );
	const [ progress, setProgress ] = useState<
		'idle' | 'loading' | 'opened' | 'failed'
	>( 'idle' );
	const isNeeded =
		user !== null &&
		( user.chat_begun || shouldReopen() || hasUnsent( String( user.id ) ) );
	useEffect( () => {
		if ( isNeeded ) {
			void load();
		}
	}, [ isNeeded, load ] );

	// Opens once, and not again for another user who signs in later.
	useEffect( () => {
		if ( progress === 'opened' ) {
			setProgress( 'idle' );
		}
	}, [ progress ] );

	async function open(): Promise< void > {
		setProgress( 'loading' );
		setProgress( ( await load() ) ? 'opened' : 'failed' );
	}

	// False while a click loads the code, so that the widget is then rendered open.
	const isLoaded = Widget !== null && progress !== 'loading';
	useOpenChatListener( () => {
		if ( ! isLoaded ) {
			void open();
		}
	} );

	if ( isInbox || answersChat( user ) ) {
		return null;
	}
	if ( Widget && isLoaded ) {
		return <Widget user={ user } startsOpen={ progress === 'opened' } />;
	}
	return (
		<div className="hien-chat">
			{ progress === 'failed' && (
				<OfflineNote
					title={ __( 'Trò chuyện', 'hien' ) }
					retry={ () => void open() }
				/>
			) }
			<ChatButton
				isOpen={ false }
				isBusy={ progress === 'loading' }
				unread={ 0 }
				onIntent={ prefetch }
				onClick={ () => void open() }
			/>
		</div>
	);
}

/** Renders the chat in a separate React root, because the server does not print it. */
export function renderChat( registry: DataRegistry ): void {
	const place = document.createElement( 'div' );
	document.body.append( place );
	createRoot( place, { onRecoverableError: logHydrationError } ).render(
		<RegistryProvider value={ registry }>
			<ErrorBoundary>
				<Chat />
			</ErrorBoundary>
		</RegistryProvider>
	);
}

import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { boot } from '../../../lib/boot';
import { cx } from '../../../lib/class-names';
import { useChatRequests } from '../requests';
import { ChatButton } from './chat-button';
import { Panel } from './panel';

/** For this many milliseconds after the chat has opened by itself, a click does not close it: it was meant to open it. */
const JUST_OPENED = 700;

interface Props {
	readonly isOpen: boolean;
	readonly onToggle: ( isOpen: boolean ) => void;
	/** Number of unread messages. */
	readonly unread: number;
	/** Whether the author is online; undefined if unknown. */
	readonly isOnline?: boolean | undefined;
	/** Whether the panel takes the focus when it opens. */
	readonly takesFocus: boolean;
	/** Renders the content of the panel; `close` closes the panel. */
	readonly children: ( close: () => void ) => ReactNode;
}

/** The round button, and the panel that it opens. */
export function ChatFrame( props: Props ) {
	const { isOpen, onToggle, unread, isOnline, takesFocus, children } = props;
	const button = useRef< HTMLButtonElement >( null );
	const openedAt = useRef( 0 );
	useEffect( () => {
		openedAt.current = Date.now();
	}, [ isOpen ] );
	useChatRequests( () => onToggle( true ) );

	function close(): void {
		onToggle( false );
		button.current?.focus();
	}

	return (
		<div className={ cx( 'hien-chat', isOpen && 'is-open' ) }>
			{ isOpen && (
				<Panel
					label={ sprintf(
						/* translators: %s: name of the author. */
						__( 'Nhắn tin với %s', 'hien' ),
						boot().chat.author.name
					) }
					takesFocus={ takesFocus }
					onClose={ close }
				>
					{ children( close ) }
				</Panel>
			) }
			<ChatButton
				buttonRef={ button }
				isOpen={ isOpen }
				unread={ unread }
				isOnline={ isOnline }
				onClick={ () =>
					onToggle(
						! isOpen ||
							( ! takesFocus &&
								Date.now() - openedAt.current < JUST_OPENED )
					)
				}
				onKeyDown={ ( { key } ) => {
					if ( key === 'Escape' && isOpen ) {
						close();
					}
				} }
			/>
		</div>
	);
}

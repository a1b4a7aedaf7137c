import { useEffect, useRef, useLayoutEffect } from 'react';
import type { ReactNode, KeyboardEvent } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { boot } from '../../../lib/boot';
import { cx } from '../../../lib/class-names';
import { useOpenChatListener } from '../open-chat';
import { isComposing } from '../../../lib/is-composing';
import { closeProps } from '../../../lib/use-dialog';
import { useIsSmall } from '../../../lib/use-is-phone';
import { useVisibleArea } from '../use-visible-area';
import { useCloseOnBack } from '../../../navigation';
import { ChatButton } from './chat-button';

interface PanelProps {
	readonly label: string;
	/** Whether the panel takes the focus; in a small window it always does. */
	readonly takesFocus: boolean;
	/** Called when the visitor closes the panel; the focus should return to the button. */
	readonly onClose: () => void;
	readonly children: ReactNode;
}

/** A dialog beside the page; in a small window a modal one that fills it. */
function Panel( { label, takesFocus, onClose, children }: PanelProps ) {
	const panel = useRef< HTMLDialogElement >( null );
	const isSmall = useIsSmall();
	useVisibleArea( isSmall );
	useCloseOnBack( isSmall, onClose );

	useLayoutEffect( () => {
		const dialog = panel.current;
		if ( isSmall ) {
			dialog?.showModal();
		} else {
			// Not show(), which would move the focus into the panel.
			dialog?.setAttribute( 'open', '' );
		}
		if ( isSmall || takesFocus ) {
			// showModal() has focused the first button.
			dialog?.focus();
		}
		return () => dialog?.close();
	}, [ isSmall, takesFocus ] );

	function onKeyDown( event: KeyboardEvent ): void {
		if ( event.key === 'Escape' && ! isComposing( event.nativeEvent ) ) {
			event.preventDefault();
			event.stopPropagation();
			onClose();
		}
	}

	return (
		// The close button inside does the same as Escape.
		<dialog
			ref={ panel }
			className="hien-chat__panel"
			aria-label={ label }
			tabIndex={ -1 }
			onKeyDown={ onKeyDown }
			{ ...closeProps( onClose ) }
		>
			{ children }
		</dialog>
	);
}

/** For this many milliseconds after the chat has opened by itself, a click does not close it: it was meant to open it. */
const JUST_OPENED = 700;

interface Props {
	readonly isOpen: boolean;
	readonly onToggle: ( isOpen: boolean ) => void;
	readonly unread: number;
	readonly hasRefused?: boolean | undefined;
	readonly isOnline?: boolean | undefined;
	readonly takesFocus: boolean;
	/** Renders the content of the panel; `close` closes the panel. */
	readonly children: ( close: () => void ) => ReactNode;
}

export function ChatFrame( props: Props ) {
	const {
		isOpen,
		onToggle,
		unread,
		hasRefused,
		isOnline,
		takesFocus,
		children,
	} = props;
	const button = useRef< HTMLButtonElement >( null );
	const openedAt = useRef( 0 );
	useEffect( () => {
		openedAt.current = Date.now();
	}, [ isOpen ] );
	useOpenChatListener( () => onToggle( true ) );

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
				hasRefused={ hasRefused }
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

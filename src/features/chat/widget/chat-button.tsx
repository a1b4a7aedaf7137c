import ChevronDown from 'lucide-static/icons/chevron-down.svg';
import MessageCircle from 'lucide-static/icons/message-circle.svg';
import { useRef } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';
import { Icon } from '../../../components/ui/icon/icon';
import { cx } from '../../../lib/class-names';
import { formatNumber } from '../../../lib/formats';
import { unreadText } from '../unread-text';
import { useIsInTheWay } from './use-is-in-the-way';
import './chat-button.scss';

interface Props {
	readonly buttonRef?: RefObject< HTMLButtonElement >;
	readonly isOpen: boolean;
	readonly isBusy?: boolean;
	readonly unread: number;
	/** Whether a message of the member was refused. */
	readonly hasRefused?: boolean | undefined;
	readonly isOnline?: boolean | undefined;
	readonly onIntent?: () => void;
	readonly onClick: () => void;
	readonly onKeyDown?: ( event: KeyboardEvent ) => void;
}

function label( { isOpen, unread, hasRefused }: Props ): string {
	if ( isOpen ) {
		return __( 'Thu gọn khung nhắn tin', 'hien' );
	}
	const text =
		unread > 0
			? sprintf(
					/* translators: %s: number of unread messages. */
					_n(
						'Nhắn tin cho tác giả, %s tin mới',
						'Nhắn tin cho tác giả, %s tin mới',
						unread,
						'hien'
					),
					formatNumber( unread )
				)
			: __( 'Nhắn tin cho tác giả', 'hien' );
	return hasRefused
		? sprintf(
				/* translators: %s: "Nhắn tin cho tác giả", perhaps with a number of messages. */
				__( '%s, có tin chưa gửi được', 'hien' ),
				text
			)
		: text;
}

export function ChatButton( props: Props ) {
	const { isOpen, unread, hasRefused, isOnline, onIntent } = props;
	const own = useRef< HTMLButtonElement >( null );
	const button = props.buttonRef ?? own;
	const isAway = useIsInTheWay( button ) && ! isOpen;
	return (
		<button
			ref={ button }
			className={ cx( 'hien-chat__button', isAway && 'is-away' ) }
			type="button"
			aria-label={ label( props ) }
			aria-expanded={ isOpen }
			aria-busy={ props.isBusy }
			onPointerEnter={ onIntent }
			onFocus={ onIntent }
			onClick={ props.onClick }
			onKeyDown={ props.onKeyDown }
		>
			<Icon icon={ isOpen ? ChevronDown : MessageCircle } />
			{ ( hasRefused || unread > 0 ) && ! isOpen && (
				<span className="hien-chat__badge" aria-hidden="true">
					{ unread > 0 ? unreadText( unread ) : '!' }
				</span>
			) }
			{ isOnline && ! isOpen && <span className="hien-chat__dot" /> }
		</button>
	);
}

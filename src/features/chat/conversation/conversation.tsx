import { useCallback, useEffect, useRef, useState } from 'react';
import type { DragEvent, ReactNode, RefObject } from 'react';
import { __ } from '@wordpress/i18n';
import { LiveRegion } from '../../../components/ui/live-region/live-region';
import { boot } from '../../../lib/boot';
import type { Picture } from '../../../lib/picture';
import type { Reader } from '../list-source';
import { useConnection } from '../site-connection';
import type { Unsent } from '../unsent';
import { useList } from '../use-list';
import { Composer } from './composer';
import { ConnectionNote } from './connection-note';
import { isBefore, otherSide } from './message';
import type { Message, Side } from './message';
import type { Choice } from './message-group';
import { MessageList } from './message-list';
import { createMessageSource, NO_MESSAGES } from './message-source';
import { useDraft } from './use-draft';
import type { Draft } from './use-draft';
import { useOutbox } from './use-outbox';
import { useThread } from './use-value';
import { useTyping } from './use-typing';
import './conversation.scss';

interface Props {
	/** The member whose conversation it is. */
	readonly uid: string;
	/** The side of the signed-in user. */
	readonly side: Side;
	/** Renders tools above the field, which can change its text. */
	readonly tools?: (
		draft: Pick< Draft, 'text' | 'setText' >,
		input: RefObject< HTMLTextAreaElement >
	) => ReactNode;
	/** Shows an image large; without it the browser opens the image file. */
	readonly onPicture?: ( picture: Picture ) => void;
	readonly choice?: Choice;
	readonly takesFocus?: boolean;
	/** Whether to announce the last message to screen readers, because it has opened the conversation. */
	readonly announcesLast?: boolean;
}

/** New messages of the other side, for a live region. `messages` is null until loaded; `announcesLast` see Props. */
function useAnnouncement(
	messages: readonly Message[] | null,
	side: Side,
	announcesLast: boolean
): ReactNode {
	/** The last message that was announced, or that was loaded first. */
	const known = useRef< Pick< Message, 'createdAt' | 'key' > >();
	const [ words, setWords ] = useState< ReactNode >();
	useEffect( () => {
		if ( ! messages ) {
			return;
		}
		const none = { createdAt: 0, key: '' };
		const last = messages.at( -1 ) ?? none;
		const before =
			known.current ??
			( announcesLast ? ( messages.at( -2 ) ?? none ) : last );
		known.current = last;
		const news = messages.filter(
			( each ) =>
				isBefore( before, each ) && each.type === otherSide( side )
		);
		if ( news.length > 0 ) {
			setWords(
				// New elements, so that a repeated text is announced again.
				news.map( ( { key, username, message } ) => (
					<p key={ key }>
						{ `${ username }: ${ message || __( 'Ảnh đính kèm', 'hien' ) }` }
					</p>
				) )
			);
		}
	}, [ messages, side, announcesLast ] );
	return words;
}

/** A conversation: its messages, and the field for the next one. */
export function Conversation( props: Props ) {
	const {
		uid,
		side,
		tools,
		onPicture,
		choice,
		takesFocus = false,
		announcesLast = false,
	} = props;
	const { state, session } = useConnection();
	const thread = useThread( uid );
	const messages = useList(
		useCallback(
			( reader: Reader ) => createMessageSource( reader, uid ),
			[ uid ]
		),
		NO_MESSAGES
	);
	const outbox = useOutbox( uid );
	const typing = useTyping( uid, side, messages.items );
	const draft = useDraft( uid );
	const input = useRef< HTMLTextAreaElement >( null );
	const announcement = useAnnouncement(
		messages.status === 'ready' ? messages.items : null,
		side,
		announcesLast
	);
	useEffect( () => {
		if ( takesFocus ) {
			input.current?.focus();
		}
	}, [ takesFocus ] );

	/** Any click or key in the conversation marks the messages that are shown as read. */
	function onUse(): void {
		if ( session && state === 'online' ) {
			session.sdk
				.markRead(
					session,
					uid,
					side,
					messages.items,
					side === 'Admin' ? thread?.unreadAdmin : thread?.unreadUser
				)
				.catch( () => {} );
		}
	}

	function send(): void {
		const content = mayWrite && draft.take();
		if ( content ) {
			typing.stop();
			outbox.add( content );
		}
		input.current?.focus();
	}

	function edit( entry: Unsent ): void {
		if ( draft.restore( entry ) ) {
			outbox.remove( entry.id );
		}
		input.current?.focus();
	}

	const mayWrite = state !== 'blocked' && state !== 'failed';

	function onDrop( event: DragEvent ): void {
		const files = [ ...event.dataTransfer.files ];
		if ( files.length > 0 ) {
			// Otherwise the browser opens the file instead of the page.
			event.preventDefault();
			if ( mayWrite ) {
				void draft.image.choose( files );
			}
		}
	}

	const other = messages.items
		.filter( ( { type } ) => type === otherSide( side ) )
		.at( -1 );
	return (
		<div
			className="hien-chat__conversation"
			// These listeners only mark messages as read: the controls are inside.
			role="presentation"
			onPointerDown={ onUse }
			onKeyDown={ onUse }
			onDragOver={ ( event ) => event.preventDefault() }
			onDrop={ onDrop }
		>
			<ConnectionNote />
			{ ( session !== null || mayWrite ) && (
				<MessageList
					{ ...messages }
					side={ side }
					me={ String( boot().user?.id ?? '' ) }
					unsent={ outbox.unsent }
					outbox={ outbox }
					onEdit={ edit }
					isOffline={ state === 'offline' }
					mayWrite={ mayWrite }
					typing={
						typing.isOtherTyping ? ( other?.avt ?? '' ) : null
					}
					onPicture={ onPicture }
					choice={ choice }
				/>
			) }
			<LiveRegion message={ announcement } />
			{ mayWrite && tools?.( draft, input ) }
			{ ( mayWrite || draft.text ) && (
				<Composer
					draft={ draft }
					input={ input }
					isReadOnly={ ! mayWrite }
					onType={ typing.type }
					onSend={ send }
				/>
			) }
		</div>
	);
}

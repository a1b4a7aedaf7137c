import { useCallback, useEffect, useRef, useState } from 'react';
import type { DragEvent, ReactNode, RefObject } from 'react';
import { __ } from '@wordpress/i18n';
import { LiveRegion } from '../../../components/ui/live-region/live-region';
import { boot } from '../../../lib/boot';
import type { Picture } from '../../../lib/picture';
import type { Reader } from '../list-source';
import { useConnection } from '../site-connection';
import { useList } from '../use-list';
import { Composer } from './composer';
import { ConnectionNote } from './connection-note';
import { markRead } from './mark-read';
import { otherSide } from './message';
import type { Message, Side } from './message';
import type { Choice } from './message-group';
import { MessageList } from './message-list';
import { createMessageSource, NO_MESSAGES } from './message-source';
import type { Unsent } from './outbox';
import { useDraft } from './use-draft';
import type { Draft } from './use-draft';
import { useOutbox } from './use-outbox';
import { useThread } from './use-thread';
import { useTyping } from './use-typing';
import './conversation.scss';

interface Props {
	/** The member whose conversation it is. */
	readonly uid: string;
	/** The side that looks at it. */
	readonly side: Side;
	/** Over the messages. */
	readonly header?: ReactNode;
	/** Over the field: what puts text into it. */
	readonly tools?: (
		draft: Pick< Draft, 'text' | 'setText' >,
		input: RefObject< HTMLTextAreaElement >
	) => ReactNode;
	/** Shows an image large; without it the browser opens its file. */
	readonly onPicture?: ( picture: Picture ) => void;
	/** Messages to choose from. */
	readonly choice?: Choice;
	/** Whether the field takes the focus. */
	readonly takesFocus?: boolean;
}

/** The newest message of the other side that came after the first ones were there, in words; for screen readers. */
function useArrival(
	messages: readonly Message[],
	side: Side,
	isReady: boolean
): string {
	const known = useRef< string | null >( null );
	const [ words, setWords ] = useState( '' );
	const last = messages.at( -1 );
	useEffect( () => {
		if ( ! isReady ) {
			return;
		}
		const key = last?.key ?? '';
		if (
			known.current !== null &&
			last &&
			key > known.current &&
			last.type === otherSide( side )
		) {
			setWords(
				`${ last.username }: ${ last.message || __( 'Ảnh đính kèm', 'hien' ) }`
			);
		}
		known.current = key;
	}, [ last, side, isReady ] );
	return words;
}

/** A conversation: its messages as they come, and the field for the next one. */
export function Conversation( props: Props ) {
	const { uid, side, header, tools, onPicture, choice } = props;
	const { takesFocus = false } = props;
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
	const arrival = useArrival(
		messages.items,
		side,
		messages.status === 'ready'
	);
	useEffect( () => {
		if ( takesFocus ) {
			input.current?.focus();
		}
	}, [ takesFocus ] );

	/** Any click or key in the conversation: what is shown has been read. */
	function onTouch(): void {
		if ( session && state === 'online' ) {
			const unread =
				side === 'Admin' ? thread?.unreadAdmin : thread?.unreadUser;
			markRead( session, uid, side, messages.items, unread ).catch(
				() => {}
			);
		}
	}

	function send(): void {
		const content = draft.take();
		if ( content ) {
			typing.stop();
			outbox.add( content );
		}
		input.current?.focus();
	}

	function edit( entry: Unsent ): void {
		draft.restore( entry );
		outbox.remove( entry.id );
		input.current?.focus();
	}

	function onDrop( event: DragEvent ): void {
		const [ dropped ] = event.dataTransfer.files;
		if ( dropped?.type.startsWith( 'image/' ) ) {
			event.preventDefault();
			void draft.image.choose( dropped );
		}
	}

	const mayWrite = state !== 'blocked' && state !== 'failed';
	const other = messages.items
		.filter( ( { type } ) => type === otherSide( side ) )
		.at( -1 );
	return (
		<div
			className="hien-chat__conversation"
			// Reading is not an action: what can be operated is inside.
			role="presentation"
			onPointerDown={ onTouch }
			onKeyDown={ onTouch }
			onDragOver={ ( event ) => event.preventDefault() }
			onDrop={ onDrop }
		>
			{ header }
			<ConnectionNote />
			{ ( session !== null || mayWrite ) && (
				<MessageList
					{ ...messages }
					side={ side }
					me={ String( boot().user?.id ?? '' ) }
					unsent={ outbox.unsent }
					outbox={ outbox }
					onEdit={ edit }
					mayWrite={ mayWrite }
					typing={
						typing.isOtherTyping ? ( other?.avt ?? '' ) : null
					}
					onPicture={ onPicture }
					choice={ choice }
				/>
			) }
			<LiveRegion message={ arrival } />
			{ mayWrite && (
				<>
					{ tools?.( draft, input ) }
					<Composer
						draft={ draft }
						input={ input }
						onType={ typing.type }
						onSend={ send }
					/>
				</>
			) }
		</div>
	);
}

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

/**
 * What the other side has written since the first messages were there, in words; for screen readers.
 *
 * @param messages Null until they are there.
 * @param side     The side that looks at them.
 */
function useArrival(
	messages: readonly Message[] | null,
	side: Side
): ReactNode {
	/** Key of the last message that is known. */
	const known = useRef< string >();
	const [ words, setWords ] = useState< ReactNode >();
	useEffect( () => {
		if ( ! messages ) {
			return;
		}
		const before = known.current;
		known.current = messages.at( -1 )?.key ?? '';
		const news = messages.filter(
			( { key, type } ) =>
				key > ( before ?? key ) && type === otherSide( side )
		);
		if ( news.length > 0 ) {
			setWords(
				// New elements: the same words are announced again.
				news.map( ( { key, username, message } ) => (
					<p key={ key }>
						{ `${ username }: ${ message || __( 'Ảnh đính kèm', 'hien' ) }` }
					</p>
				) )
			);
		}
	}, [ messages, side ] );
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
		messages.status === 'ready' ? messages.items : null,
		side
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
		if ( dropped ) {
			// The browser would leave the page for it.
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

import { useContext, useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Link, Navigate, useNavigate, useParams } from 'react-router-dom';
import { __ } from '@wordpress/i18n';
import { serverMessageOr } from '../../../api/server-message';
import { deleteConversation, unblockMember } from '../../../api/inbox';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog/confirm-dialog';
import { Empty } from '../../../components/ui/empty/empty';
import { AVATAR_SIZE } from '../../../contract/constants';
import { joinedOn } from '../../../lib/formats';
import { Conversation } from '../conversation/conversation';
import { useThread } from '../conversation/use-value';
import { useConnectionSnapshot } from '../site-connection';
import { BlockDialog } from './block-dialog';
import { ChoiceBar, useChoice } from './choice-bar';
import { ConversationBar, ThreadMenu } from './conversation-bar';
import { FaqDialog } from './faq-dialog';
import { PictureContext, useInbox } from './inbox-context';
import { MemberCard, useMember } from './member-card';
import { ReplyTool } from './reply-tool';
import type { ThreadAction } from './conversation-bar';
import { dropThread } from './thread-source';

type Dialog = 'block' | 'delete' | 'faq';

function Pane( { uid }: { readonly uid: string } ) {
	const { blocked, removals, replies } = useInbox();
	const onPicture = useContext( PictureContext );
	const { state, session } = useConnectionSnapshot();
	const navigate = useNavigate();
	const isMounted = useRef( false );
	const thread = useThread( uid );
	const member = useMember( uid );
	const choice = useChoice();
	const [ dialog, setDialog ] = useState< Dialog | null >( null );
	const [ hasCard, setCard ] = useState( false );
	const cardButton = useRef< HTMLButtonElement >( null );
	const [ failure, setFailure ] = useState( '' );
	const known = member.status === 'ready' ? member.data : null;
	const name = known?.name ?? thread?.name ?? '';
	const avatar = known?.avatar_urls[ AVATAR_SIZE ] ?? thread?.avt ?? '';
	/** The server's message that the member does not exist; '' if there is a member or a thread. */
	const missingMember =
		thread === null && member.status === 'error'
			? serverMessageOr( '', member.error )
			: '';
	const close = () => setDialog( null );

	useEffect( () => {
		isMounted.current = true;
		return () => {
			isMounted.current = false;
		};
	}, [] );

	// The failed action may succeed in the new state.
	useEffect( () => setFailure( '' ), [ state ] );

	useEffect( () => {
		// A colleague may have deleted it.
		if ( thread === null ) {
			dropThread( uid );
		}
	}, [ thread, uid ] );

	/** Goes back to the list, unless another conversation has been opened meanwhile. */
	function leave(): void {
		if ( isMounted.current ) {
			navigate( '/' );
		}
	}

	/** Escape closes the card: on a narrow screen it is over the conversation. */
	function onCardKey( event: KeyboardEvent ): void {
		if ( event.key === 'Escape' ) {
			setCard( false );
			cardButton.current?.focus();
		}
	}

	function refresh(): void {
		close();
		member.reload();
		blocked.reload();
	}

	async function markUnread(): Promise< void > {
		if ( ! session || state !== 'online' ) {
			setFailure(
				__( 'Chưa có kết nối. Bạn thử lại khi có mạng nhé.', 'hien' )
			);
			return;
		}
		if ( thread ) {
			const { sdk, database } = session;
			await sdk.set(
				sdk.ref( database, `threads/${ uid }/unreadAdmin` ),
				Math.max( 1, thread.unreadAdmin )
			);
		}
		leave();
	}

	async function unblock(): Promise< void > {
		await unblockMember( uid );
		refresh();
	}

	async function remove(): Promise< void > {
		const { removed } = await deleteConversation( uid );
		if ( removed ) {
			dropThread( uid );
		}
		removals.reload();
		leave();
	}

	/** Runs an action that has no dialog, and shows why it failed. */
	async function attempt( action: () => Promise< void > ): Promise< void > {
		setFailure( '' );
		try {
			await action();
		} catch ( cause ) {
			setFailure(
				serverMessageOr(
					__( 'Chưa làm được. Bạn thử lại nhé.', 'hien' ),
					cause
				)
			);
		}
	}

	function act( action: ThreadAction ): void {
		switch ( action ) {
			case 'unread':
				void attempt( markUnread );
				break;
			case 'unblock':
				void attempt( unblock );
				break;
			case 'faq':
				choice.begin();
				break;
			case 'block':
			case 'delete':
				setDialog( action );
		}
	}

	if ( missingMember ) {
		return (
			<div className="hien-inbox__empty">
				<Empty art="error" title={ missingMember }>
					<Link className="hien-button is-soft" to="/">
						{ __( 'Về danh sách trò chuyện', 'hien' ) }
					</Link>
				</Empty>
			</div>
		);
	}
	return (
		<>
			<ConversationBar
				uid={ uid }
				name={ name }
				avatar={ avatar }
				joined={ known ? joinedOn( known.registered ) : '' }
				hasCard={ hasCard }
				cardButton={ cardButton }
				onCard={ () => setCard( ! hasCard ) }
				onCardKey={ onCardKey }
			>
				<ThreadMenu
					isBlocked={
						// Who answers can be unblocked, but not blocked.
						known && ( known.blocked || ! known.answers )
							? known.blocked !== null
							: null
					}
					onChoose={ act }
				/>
			</ConversationBar>
			{ failure && (
				<p className="hien-inbox__note" role="alert">
					{ failure }
				</p>
			) }
			{ choice.chosen && (
				<ChoiceBar
					count={ choice.chosen.size }
					onNext={ () => setDialog( 'faq' ) }
					onCancel={ choice.end }
				/>
			) }
			<div className="hien-inbox__body">
				<Conversation
					uid={ uid }
					side="Admin"
					tools={ ( { text, setText }, input ) => (
						<ReplyTool
							request={ replies }
							text={ text }
							setText={ setText }
							input={ input }
						/>
					) }
					{ ...( onPicture && { onPicture } ) }
					{ ...( choice.chosen && {
						choice: {
							keys: choice.keys,
							onChoose: choice.toggle,
						},
					} ) }
				/>
				{ hasCard && (
					<aside
						className="hien-inbox__card"
						aria-label={ __( 'Về thành viên này', 'hien' ) }
					>
						<div role="presentation" onKeyDown={ onCardKey }>
							<MemberCard request={ member } />
						</div>
					</aside>
				) }
			</div>
			{ dialog === 'block' && (
				<BlockDialog
					uid={ uid }
					name={ name }
					onDone={ refresh }
					onCancel={ close }
				/>
			) }
			{ dialog === 'faq' && (
				<FaqDialog
					uid={ uid }
					messages={ choice.messages }
					onClose={ ( isDone ) => {
						close();
						if ( isDone ) {
							choice.end();
						}
					} }
				/>
			) }
			{ dialog === 'delete' && (
				<ConfirmDialog
					title={ __( 'Xóa cuộc trò chuyện này?', 'hien' ) }
					text={ __(
						'Mọi tin nhắn và ảnh trong đó mất hẳn, cả bên thành viên.',
						'hien'
					) }
					button={ __( 'Xóa', 'hien' ) }
					busy={ __( 'Đang xóa…', 'hien' ) }
					onConfirm={ remove }
					failureText={ ( cause ) =>
						serverMessageOr(
							__( 'Chưa xóa được. Bạn thử lại nhé.', 'hien' ),
							cause
						)
					}
					onCancel={ close }
				/>
			) }
		</>
	);
}

/** Shows the conversation that the address names. */
export function ConversationPane() {
	const { id = '' } = useParams();
	return /^\d+$/.test( id ) ? (
		<Pane key={ id } uid={ id } />
	) : (
		<Navigate to="/" replace />
	);
}

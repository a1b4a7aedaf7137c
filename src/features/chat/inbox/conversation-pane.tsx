import { useContext, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { __ } from '@wordpress/i18n';
import { refusalOr } from '../../../api/errors';
import { deleteConversation, unblockMember } from '../../../api/inbox';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog/confirm-dialog';
import { Empty } from '../../../components/ui/empty/empty';
import { AVATAR_SIZE } from '../../../contract/constants';
import { joinedOn } from '../../../lib/dates';
import { Conversation } from '../conversation/conversation';
import { useThread } from '../conversation/use-thread';
import { useSession } from '../site-connection';
import { BlockDialog } from './block-dialog';
import { ChoiceBar } from './choice-bar';
import { ConversationBar } from './conversation-bar';
import { FaqDialog } from './faq-dialog';
import { PictureContext, useInbox } from './inbox-context';
import { MemberCard } from './member-card';
import { ReplyTool } from './reply-tool';
import { ThreadMenu } from './thread-menu';
import type { ThreadAction } from './thread-menu';
import { useChoice } from './use-choice';
import { useMember } from './use-member';

type Dialog = 'block' | 'delete' | 'faq';

function Pane( { uid }: { readonly uid: string } ) {
	const { blocked, removals, replies } = useInbox();
	const onPicture = useContext( PictureContext );
	const session = useSession();
	const navigate = useNavigate();
	const thread = useThread( uid );
	const member = useMember( uid );
	const choice = useChoice();
	const [ dialog, setDialog ] = useState< Dialog | null >( null );
	const [ hasCard, setCard ] = useState( false );
	const [ failure, setFailure ] = useState( '' );
	const known = member.status === 'ready' ? member.data : null;
	const name = known?.name ?? thread?.name ?? '';
	const avatar = known?.avatar_urls[ AVATAR_SIZE ] ?? thread?.avt ?? '';
	/** Why there is nobody to write to; '' where there is. */
	const nobody =
		thread === null && member.status === 'error'
			? refusalOr( '', member.cause )
			: '';
	const close = () => setDialog( null );

	function refresh(): void {
		close();
		member.reload();
		blocked.reload();
	}

	async function markUnread(): Promise< void > {
		if ( session && thread ) {
			const { sdk, database } = session;
			await sdk.set(
				sdk.ref( database, `threads/${ uid }/unreadAdmin` ),
				Math.max( 1, thread.unreadAdmin )
			);
		}
		navigate( '/' );
	}

	async function unblock(): Promise< void > {
		await unblockMember( uid );
		refresh();
	}

	async function remove(): Promise< void > {
		await deleteConversation( uid );
		removals.reload();
		navigate( '/' );
	}

	/** Does what needs no question; says why where it fails. */
	async function attempt( action: () => Promise< void > ): Promise< void > {
		setFailure( '' );
		try {
			await action();
		} catch ( cause ) {
			setFailure(
				refusalOr(
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

	if ( nobody ) {
		return (
			<div className="hien-inbox__empty">
				<Empty art="error" title={ nobody }>
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
				onCard={ () => setCard( ! hasCard ) }
			>
				<ThreadMenu
					isBlocked={
						known && ! known.answers ? known.blocked !== null : null
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
						<MemberCard request={ member } />
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
						refusalOr(
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

/** The conversation that the address names. */
export function ConversationPane() {
	const { id = '' } = useParams();
	return <Pane key={ id } uid={ id } />;
}

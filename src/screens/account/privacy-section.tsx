import { useEffect, useRef, useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { useDispatch } from '@wordpress/data';
import { requestExport, saveAccount, deleteAccount } from '../../api/account';
import { DELETION_DAYS } from '../../contract/constants';
import type { Account } from '../../contract/types';
import { useIdempotencyKey } from '../../lib/idempotency-key';
import { Modal } from '../../components/ui/modal/modal';
import {
	FormDialog,
	replaceDocument,
	useSubmission,
} from '../../features/forms';
import { formatDate } from '../../lib/formats';
import { useLatest } from '../../lib/use-latest';
import { sessionStore } from '../../stores/session';
import { Outcome, useAccountTask } from './outcome';
import { useReceiveAccount } from './use-account';
import { CurrentPasswordField } from './current-password-field';

/** Tells when the account will be deleted. It stays until the home page replaces it: the server has signed the member out. */
function Done( { date }: { readonly date: string } ) {
	const [ failure, setFailure ] = useState( '' );

	function leave(): false {
		replaceDocument( '' ).catch( () =>
			setFailure(
				__( 'Bạn đang ngoại tuyến. Có mạng rồi bấm lại nhé.', 'hien' )
			)
		);
		return false;
	}

	return (
		<Modal
			title={ __( 'Đã hẹn ngày xóa', 'hien' ) }
			isAlert
			onClose={ leave }
			actions={
				<button
					className="hien-button is-primary"
					type="button"
					onClick={ leave }
				>
					{ __( 'Về trang chủ', 'hien' ) }
				</button>
			}
		>
			<p>
				{ sprintf(
					/* translators: %s: date. */
					__(
						'Tài khoản sẽ bị xóa ngày %s, và đã được đăng xuất ở mọi nơi. Đổi ý thì bấm liên kết trong thư vừa gửi cho bạn.',
						'hien'
					),
					formatDate( date )
				) }
			</p>
			<Outcome message={ failure } isFailed={ failure !== '' } />
		</Modal>
	);
}

/** deleteAccount(), before which the session counts as ending, so that the chat disconnects without a message. */
function useDeletion(): typeof deleteAccount {
	const { end } = useDispatch( sessionStore );
	return async ( password, key ) => {
		void end();
		try {
			return await deleteAccount( password, key );
		} catch ( cause ) {
			void end( false );
			throw cause;
		}
	};
}

/** Asks for the password to schedule the deletion, and then tells when the account will be deleted. */
function DeletionDialog( props: { readonly onCancel: () => void } ) {
	const [ date, setDate ] = useState( '' );
	const endAccount = useDeletion();
	const submission = useSubmission< { password: string }, Account >( {
		name: 'deletion',
		send: ( { password }, key ) => endAccount( password, key ),
		onDone: ( { deletion } ) => setDate( deletion ?? '' ),
	} );
	return date ? (
		<Done date={ date } />
	) : (
		<FormDialog
			title={ __( 'Xóa tài khoản?', 'hien' ) }
			submission={ submission }
			button={ __( 'Xóa tài khoản', 'hien' ) }
			isDanger
			onCancel={ props.onCancel }
		>
			<p>
				{ __(
					'Điền mật khẩu để chắc chắn là bạn. Bạn sẽ được đăng xuất ngay ở mọi thiết bị.',
					'hien'
				) }
			</p>
			<CurrentPasswordField />
		</FormDialog>
	);
}

interface Props {
	readonly account: Account;
}

interface MailPreferenceProps extends Props {
	readonly field: 'reply_mail' | 'chat_mail';
	readonly id: string;
	readonly label: string;
	readonly outcome: ( isWanted: boolean ) => string;
}

function MailPreference( {
	account,
	field,
	id,
	label,
	outcome,
}: MailPreferenceProps ) {
	const receive = useReceiveAccount();
	const { isBusy, message, isFailed, run } = useAccountTask();
	/** The last choice, shown while it is being saved. */
	const [ chosen, setChosen ] = useState( account[ field ] );

	async function change( isWanted: boolean ): Promise< string > {
		receive( await saveAccount( { [ field ]: isWanted } ) );
		return outcome( isWanted );
	}

	function choose( isWanted: boolean ): void {
		if ( ! isBusy ) {
			setChosen( isWanted );
		}
		run( () => change( isWanted ) );
	}

	const box = useRef< HTMLInputElement >( null );
	const atMount = useLatest( () => {
		const isTicked = box.current?.checked ?? account[ field ];
		if ( isTicked !== account[ field ] ) {
			choose( isTicked );
		}
	} );
	// What was ticked before hydration is shown so, but React is not told.
	useEffect( () => atMount.current(), [ atMount ] );

	return (
		<>
			<label className="hien-check" htmlFor={ id }>
				<input
					ref={ box }
					className="hien-check__box"
					id={ id }
					type="checkbox"
					checked={ isBusy ? chosen : account[ field ] }
					aria-disabled={ isBusy || undefined }
					onChange={ ( { target } ) => choose( target.checked ) }
				/>
				<span>{ label }</span>
			</label>
			<Outcome message={ message } isFailed={ isFailed } />
		</>
	);
}

function Mails( { account }: Props ) {
	return (
		<div className="hien-account__part">
			<h2>{ __( 'Thư khi có người trả lời', 'hien' ) }</h2>
			<MailPreference
				account={ account }
				field="reply_mail"
				id="hien-reply-mail"
				label={ __(
					'Gửi thư cho tôi khi có người trả lời bình luận của tôi',
					'hien'
				) }
				outcome={ ( isWanted ) =>
					isWanted
						? __(
								'Từ giờ có người trả lời, bạn sẽ nhận thư.',
								'hien'
							)
						: __(
								'Trang sẽ không gửi thư về các trả lời nữa.',
								'hien'
							)
				}
			/>
			<MailPreference
				account={ account }
				field="chat_mail"
				id="hien-chat-mail"
				label={ __(
					'Gửi thư cho tôi khi tôi chưa đọc câu trả lời trong khung trò chuyện',
					'hien'
				) }
				outcome={ ( isWanted ) =>
					isWanted
						? __(
								'Từ giờ có câu trả lời chưa đọc, bạn sẽ nhận thư.',
								'hien'
							)
						: __(
								'Trang sẽ không gửi thư về trò chuyện nữa.',
								'hien'
							)
				}
			/>
		</div>
	);
}

function Export() {
	const { isBusy, message, isFailed, run } = useAccountTask();
	const request = useIdempotencyKey( requestExport );
	return (
		<div className="hien-account__part">
			<h2>{ __( 'Lấy dữ liệu của bạn', 'hien' ) }</h2>
			<p className="hien-account__text">
				{ __(
					'Hồ sơ, bình luận, lời nhắn, cuộc trò chuyện và các phiên đăng nhập, trong một tệp. Trang gửi liên kết tải về qua email.',
					'hien'
				) }
			</p>
			<button
				className="hien-button is-outline"
				type="button"
				aria-disabled={ isBusy || undefined }
				onClick={ () => run( async () => ( await request() ).message ) }
			>
				{ isBusy
					? __( 'Đang gửi…', 'hien' )
					: __( 'Xin tệp dữ liệu', 'hien' ) }
			</button>
			<Outcome message={ message } isFailed={ isFailed } />
		</div>
	);
}

function Deletion() {
	const [ isOpen, setOpen ] = useState( false );
	return (
		<div className="hien-account__part">
			<h2>{ __( 'Xóa tài khoản', 'hien' ) }</h2>
			<p className="hien-account__text">
				{ __(
					'Bình luận đã viết vẫn còn, nhưng đứng tên “Thành viên cũ” và không còn email của bạn. Hồ sơ, ảnh chân dung, mục đã lưu và cuộc trò chuyện mất hẳn.',
					'hien'
				) }
			</p>
			<p className="hien-account__text">
				{ sprintf(
					/* translators: %d: number of days. */
					__(
						'Bạn có %d ngày để đổi ý, bằng liên kết trong thư.',
						'hien'
					),
					DELETION_DAYS
				) }
			</p>
			<button
				className="hien-button is-outline"
				type="button"
				onClick={ () => setOpen( true ) }
			>
				{ __( 'Xóa tài khoản', 'hien' ) }
			</button>
			{ isOpen && <DeletionDialog onCancel={ () => setOpen( false ) } /> }
		</div>
	);
}

/** Twin: theme/parts/account/privacy-section.php */
export function PrivacySection( { account }: Props ) {
	return (
		<>
			<Mails account={ account } />
			<Export />
			{ account.deletion === null && <Deletion /> }
		</>
	);
}

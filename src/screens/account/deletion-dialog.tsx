import { useState } from 'react';
import { useDispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { deleteAccount } from '../../api/account';
import { Modal } from '../../components/ui/modal/modal';
import type { Account } from '../../contract/types';
import { FormDialog, leaveFor, useSubmission } from '../../features/forms';
import { formatDate } from '../../lib/dates';
import { sessionStore } from '../../stores/session';
import { CurrentPasswordField } from './current-password-field';
import { Outcome } from './outcome';

/** Tells when the account will be deleted. Closing it loads the home page, since the server has signed the member out. */
function Done( { date }: { readonly date: string } ) {
	const [ failure, setFailure ] = useState( '' );
	const leave = () =>
		void leaveFor( '' ).catch( () =>
			setFailure(
				__( 'Bạn đang ngoại tuyến. Có mạng rồi bấm lại nhé.', 'hien' )
			)
		);
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

/**
 * A function that deletes the account as deleteAccount() does. The session counts as ending before the server ends it, so
 * that the chat disconnects instead of finding out, and saying, that it has ended.
 */
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
export function DeletionDialog( props: { readonly onCancel: () => void } ) {
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

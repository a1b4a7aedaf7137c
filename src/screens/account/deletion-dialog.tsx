import { useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { deleteAccount } from '../../api/account';
import { Modal } from '../../components/ui/modal/modal';
import type { Account } from '../../contract/types';
import { leaveFor, useSubmission } from '../../features/forms';
import { formatDate } from '../../lib/dates';
import { Outcome } from './outcome';
import { PasswordDialogForm } from './password-dialog-form';

/** Asks for the password, and says afterwards when the account is deleted. */
export function DeletionDialog( props: { readonly onCancel: () => void } ) {
	const [ date, setDate ] = useState( '' );
	const [ failure, setFailure ] = useState( '' );
	const submission = useSubmission< { password: string }, Account >( {
		name: 'deletion',
		send: ( { password }, key ) => deleteAccount( password, key ),
		onDone: ( { deletion } ) => setDate( deletion ?? '' ),
	} );
	/** Leaves the page, since the server has signed the member out. */
	const leave = () =>
		void leaveFor( '' ).catch( () =>
			setFailure(
				__( 'Bạn đang ngoại tuyến. Có mạng rồi bấm lại nhé.', 'hien' )
			)
		);
	// Closing it would hide the outcome of the request.
	const cancel = () => void ( submission.isSending || props.onCancel() );
	return (
		<Modal
			title={
				date
					? __( 'Đã hẹn ngày xóa', 'hien' )
					: __( 'Xóa tài khoản?', 'hien' )
			}
			onClose={ date ? leave : cancel }
		>
			{ date ? (
				<div className="hien-account__dialog">
					<p role="status">
						{ sprintf(
							/* translators: %s: date. */
							__(
								'Tài khoản sẽ bị xóa ngày %s, và đã được đăng xuất ở mọi nơi. Đổi ý thì bấm liên kết trong thư vừa gửi cho bạn.',
								'hien'
							),
							formatDate( date )
						) }
					</p>
					<button
						className="hien-button is-primary"
						type="button"
						onClick={ leave }
					>
						{ __( 'Về trang chủ', 'hien' ) }
					</button>
					<Outcome message={ failure } isFailed={ failure !== '' } />
				</div>
			) : (
				<PasswordDialogForm
					submission={ submission }
					button={ __( 'Xóa tài khoản', 'hien' ) }
					isDanger
					onCancel={ cancel }
				>
					<p>
						{ __(
							'Điền mật khẩu để chắc chắn là bạn. Bạn sẽ được đăng xuất ngay ở mọi thiết bị.',
							'hien'
						) }
					</p>
				</PasswordDialogForm>
			) }
		</Modal>
	);
}

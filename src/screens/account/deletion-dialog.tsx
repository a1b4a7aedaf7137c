import { useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { deleteAccount } from '../../api/account';
import { Modal } from '../../components/ui/modal/modal';
import type { Account } from '../../contract/types';
import { FormDialog, leaveFor, useSubmission } from '../../features/forms';
import { formatDate } from '../../lib/dates';
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

/** Asks for the password to schedule the deletion, and then tells when the account will be deleted. */
export function DeletionDialog( props: { readonly onCancel: () => void } ) {
	const [ date, setDate ] = useState( '' );
	const submission = useSubmission< { password: string }, Account >( {
		name: 'deletion',
		send: ( { password }, key ) => deleteAccount( password, key ),
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

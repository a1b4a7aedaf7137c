import { __ } from '@wordpress/i18n';
import { changeEmail } from '../../api/account';
import { EMAIL_LENGTH } from '../../contract/constants';
import type { Account } from '../../contract/types';
import { FormDialog, TextField, useSubmission } from '../../features/forms';
import { CurrentPasswordField } from './current-password-field';
import { useReceiveAccount } from './use-account';

interface Values {
	readonly email: string;
	readonly password: string;
}

interface Props {
	readonly account: Account;
	readonly onClose: () => void;
}

export function EmailDialog( { account, onClose }: Props ) {
	const receive = useReceiveAccount();
	const submission = useSubmission< Values, Account >( {
		name: 'new-email',
		// With the id, because another member may sign in in this tab.
		draftName: `new-email-${ account.id }`,
		draft: [ 'email' ],
		send: changeEmail,
		onDone( changed ) {
			receive( changed );
			onClose();
		},
	} );
	return (
		<FormDialog
			title={ __( 'Đổi email', 'hien' ) }
			submission={ submission }
			button={ __( 'Gửi thư xác nhận', 'hien' ) }
			onCancel={ onClose }
		>
			<p>
				{ __(
					'Trang gửi thư tới cả hai địa chỉ. Email chỉ đổi khi bạn đồng ý bằng liên kết trong từng thư.',
					'hien'
				) }
			</p>
			<TextField
				name="email"
				type="email"
				label={ __( 'Email mới', 'hien' ) }
				autoComplete="email"
				maxLength={ EMAIL_LENGTH }
				required={ __( 'Bạn chưa điền email mới.', 'hien' ) }
			/>
			<CurrentPasswordField />
		</FormDialog>
	);
}

import { __, sprintf } from '@wordpress/i18n';
import { blockMember } from '../../../api/inbox';
import { BLOCK_REASON_LENGTH } from '../../../contract/constants';
import { FormDialog, TextField, useSubmission } from '../../forms';

interface Props {
	readonly uid: string;
	readonly name: string;
	readonly onDone: () => void;
	readonly onCancel: () => void;
}

export function BlockDialog( { uid, name, onDone, onCancel }: Props ) {
	const submission = useSubmission( {
		name: 'block',
		send: ( { reason }: { reason: string } ) => blockMember( uid, reason ),
		onDone,
	} );
	return (
		<FormDialog
			/* translators: %s: name of a member. */
			title={ sprintf( __( 'Chặn %s?', 'hien' ), name ) }
			submission={ submission }
			button={ __( 'Chặn', 'hien' ) }
			isDanger
			onCancel={ onCancel }
		>
			<p>
				{ __(
					'Người này vẫn đọc được cuộc trò chuyện nhưng không nhắn thêm được. Bạn bỏ chặn lúc nào cũng được.',
					'hien'
				) }
			</p>
			<TextField
				name="reason"
				label={ __(
					'Lý do (bắt buộc). Thành viên chỉ thấy khi xin tệp dữ liệu.',
					'hien'
				) }
				multiline
				maxLength={ BLOCK_REASON_LENGTH }
				required={ __( 'Bạn cho biết lý do nhé.', 'hien' ) }
			/>
		</FormDialog>
	);
}

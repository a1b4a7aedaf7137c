import { __ } from '@wordpress/i18n';
import { deleteComment } from '../../api/comments';
import { serverMessageOr } from '../../api/server-message';
import { ConfirmDialog } from '../../components/ui/confirm-dialog/confirm-dialog';
import type { Comment, SentComment } from '../../contract/types';

interface Props {
	readonly comment: Pick< Comment, 'id' >;
	readonly onDone: ( sent: SentComment ) => void | Promise< void >;
	readonly onCancel: () => void;
}

export function DeleteDialog( { comment, onDone, onCancel }: Props ) {
	return (
		<ConfirmDialog
			title={ __( 'Xóa bình luận này?', 'hien' ) }
			text={ __(
				'Bình luận đã xóa không lấy lại được. Các trả lời của người khác vẫn ở lại.',
				'hien'
			) }
			button={ __( 'Xóa', 'hien' ) }
			busy={ __( 'Đang xóa…', 'hien' ) }
			onConfirm={ async () =>
				onDone( await deleteComment( comment.id ) )
			}
			failureText={ ( cause ) =>
				serverMessageOr(
					__( 'Chưa xóa được bình luận. Bạn thử lại nhé.', 'hien' ),
					cause
				)
			}
			onCancel={ onCancel }
		/>
	);
}

import { useId, useRef, useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { blockMember } from '../../../api/inbox';
import { FormDialog } from './form-dialog';

interface Props {
	readonly uid: string;
	readonly name: string;
	readonly onDone: () => void;
	readonly onCancel: () => void;
}

/** Asks for the reason, then blocks a member. */
export function BlockDialog( { uid, name, onDone, onCancel }: Props ) {
	const id = useId();
	const [ reason, setReason ] = useState( '' );
	const field = useRef< HTMLTextAreaElement >( null );

	async function block(): Promise< void > {
		await blockMember( uid, reason.trim() );
		onDone();
	}

	return (
		<FormDialog
			/* translators: %s: name of a member. */
			title={ sprintf( __( 'Chặn %s?', 'hien' ), name ) }
			button={ __( 'Chặn', 'hien' ) }
			busy={ __( 'Đang chặn…', 'hien' ) }
			failure={ __( 'Chưa chặn được. Bạn thử lại nhé.', 'hien' ) }
			problem={
				reason.trim() === ''
					? __( 'Bạn cho biết lý do nhé.', 'hien' )
					: null
			}
			isDanger
			focus={ field }
			onSubmit={ block }
			onCancel={ onCancel }
		>
			<p>
				{ __(
					'Người này vẫn đọc được cuộc trò chuyện nhưng không nhắn thêm được. Bạn bỏ chặn lúc nào cũng được.',
					'hien'
				) }
			</p>
			<div className="hien-field">
				<label className="hien-field__label" htmlFor={ id }>
					{ __(
						'Lý do (bắt buộc). Thành viên chỉ thấy khi xin tệp dữ liệu.',
						'hien'
					) }
				</label>
				<textarea
					id={ id }
					ref={ field }
					className="hien-field__control"
					rows={ 3 }
					maxLength={ 300 }
					value={ reason }
					onChange={ ( { target } ) => setReason( target.value ) }
				/>
			</div>
		</FormDialog>
	);
}

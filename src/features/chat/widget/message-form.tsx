import { __ } from '@wordpress/i18n';
import { LazySlot } from '../../../components/ui/lazy-slot/lazy-slot';
import { MemberForm } from '../../messages';

/** The message form of a chat that is not connected to Firebase; the author replies by e-mail. */
export function MessageForm() {
	return (
		<div className="hien-chat__form">
			<p className="hien-chat__prompt-text">
				{ __(
					'Bạn để lại lời nhắn nhé, tác giả sẽ trả lời qua email.',
					'hien'
				) }
			</p>
			<LazySlot>
				<MemberForm
					name="chat"
					type="Trò chuyện"
					label={ __( 'Lời nhắn cho tác giả', 'hien' ) }
					required={ __( 'Vui lòng nhập nội dung chat!', 'hien' ) }
					button={ __( 'Gửi lời nhắn', 'hien' ) }
				/>
			</LazySlot>
		</div>
	);
}

import { __ } from '@wordpress/i18n';
import { LazySlot } from '../../../components/ui/lazy-slot/lazy-slot';
import { ChatForm } from '../../messages';

/** The form for a message, where the owner has not connected the chat to Firebase. */
export function MessageForm() {
	return (
		<div className="hien-chat__form">
			<p className="hien-chat__prompt-text">
				{ __(
					'Bạn để lại lời nhắn nhé, tác giả sẽ trả lời qua e-mail.',
					'hien'
				) }
			</p>
			<LazySlot>
				<ChatForm />
			</LazySlot>
		</div>
	);
}

import { __ } from '@wordpress/i18n';
import { sendMessage } from '../../api/messages';
import { MESSAGE_LENGTH } from '../../contract/constants';
import { Form, SubmitButton, TextField, useSubmission } from '../forms';
import { useAlert } from './use-alert';

interface Values {
	content: string;
}

/** A member's message to the author, where the chat is not connected to Firebase: the answer comes by e-mail. */
export function ChatForm() {
	const submission = useSubmission( {
		name: 'chat',
		draft: [ 'content' ],
		send: ( values: Values, key ) =>
			sendMessage( { type: 'Trò chuyện', ...values }, key ),
		onDone: useAlert(),
	} );
	return (
		<Form submission={ submission }>
			<TextField
				name="content"
				label={ __( 'Lời nhắn cho tác giả', 'hien' ) }
				multiline
				maxLength={ MESSAGE_LENGTH }
				rules={ {
					required: __( 'Vui lòng nhập nội dung chat!', 'hien' ),
				} }
			/>
			<SubmitButton isBlock>
				{ __( 'Gửi lời nhắn', 'hien' ) }
			</SubmitButton>
		</Form>
	);
}

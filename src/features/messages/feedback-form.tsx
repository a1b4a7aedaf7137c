import { __ } from '@wordpress/i18n';
import { sendMessage } from '../../api/messages';
import { MESSAGE_LENGTH } from '../../contract/constants';
import { Form, SubmitButton, TextField, useSubmission } from '../forms';
import { useAlert } from './use-alert';

interface Values {
	content: string;
}

/** A member's feedback to the author. */
export function FeedbackForm() {
	const submission = useSubmission( {
		name: 'feedback',
		draft: [ 'content' ],
		send: ( values: Values, key ) =>
			sendMessage( { type: 'Góp ý', ...values }, key ),
		onDone: useAlert(),
	} );
	return (
		<Form submission={ submission } className="hien-panel__form">
			<TextField
				name="content"
				label={ __( 'Góp ý cho tác giả', 'hien' ) }
				multiline
				maxLength={ MESSAGE_LENGTH }
				rules={ {
					required: __( 'Vui lòng nhập nội dung góp ý!', 'hien' ),
				} }
			/>
			<SubmitButton isBlock>{ __( 'Góp ý', 'hien' ) }</SubmitButton>
		</Form>
	);
}

import { __ } from '@wordpress/i18n';
import { askQuestion } from '../../api/messages';
import { MESSAGE_LENGTH, QUESTION_LENGTH } from '../../contract/constants';
import { Form, SubmitButton, TextField, useSubmission } from '../forms';
import { useAlert } from './use-alert';

interface Values {
	question: string;
	details: string;
}

/** A member's question to the author. Twin: theme/parts/messages/ask.php */
export function QuestionForm() {
	const submission = useSubmission( {
		name: 'question',
		draft: [ 'question', 'details' ],
		send: ( values: Values, key ) => askQuestion( values, key ),
		onDone: useAlert(),
	} );
	return (
		<Form submission={ submission }>
			<TextField
				name="question"
				label={ __( 'Câu hỏi', 'hien' ) }
				maxLength={ QUESTION_LENGTH }
				required={ __( 'Bạn viết câu hỏi nhé.', 'hien' ) }
			/>
			<TextField
				name="details"
				label={ __( 'Kể thêm cho tác giả', 'hien' ) }
				hint={ __(
					'Điều bạn đang vướng, kèm thông báo lỗi nếu có. Phần này không hiện trên trang.',
					'hien'
				) }
				multiline
				maxLength={ MESSAGE_LENGTH }
			/>
			<SubmitButton>{ __( 'Gửi câu hỏi', 'hien' ) }</SubmitButton>
		</Form>
	);
}

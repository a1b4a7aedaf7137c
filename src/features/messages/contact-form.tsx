import { __ } from '@wordpress/i18n';
import { sendMessage } from '../../api/messages';
import { MESSAGE_LENGTH, SENDER_NAME_LENGTH } from '../../contract/constants';
import {
	EmailField,
	Form,
	Honeypot,
	SubmitButton,
	TextField,
	useSubmission,
} from '../forms';
import { useAlert } from './use-alert';
import { useUser } from '../../stores/session';

interface Values {
	name: string;
	email: string;
	content: string;
}

function Sender() {
	return (
		<>
			<TextField
				name="name"
				label={ __( 'Họ và tên', 'hien' ) }
				autoComplete="name"
				maxLength={ SENDER_NAME_LENGTH }
				required={ __( 'Bạn cho biết tên nhé.', 'hien' ) }
			/>
			<EmailField />
			<Honeypot />
		</>
	);
}

/** The form to write to the author. Twin: theme/parts/messages/contact-form.php */
export function ContactForm() {
	const isVisitor = useUser() === null;
	const submission = useSubmission( {
		name: 'contact',
		draft: [ 'name', 'email', 'content' ],
		hasHoneypot: isVisitor,
		send: ( values: Values, key ) =>
			sendMessage( { type: 'Liên hệ', ...values }, key ),
		onDone: useAlert(),
	} );
	return (
		<Form submission={ submission }>
			{ isVisitor && <Sender /> }
			<TextField
				name="content"
				label={ __( 'Nội dung', 'hien' ) }
				multiline
				maxLength={ MESSAGE_LENGTH }
				required={ __( 'Nội dung không được bỏ trống!', 'hien' ) }
			/>
			<SubmitButton isBlock>
				{ __( 'Gửi lời nhắn', 'hien' ) }
			</SubmitButton>
		</Form>
	);
}

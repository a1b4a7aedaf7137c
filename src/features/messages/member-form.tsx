import { sendMessage } from '../../api/messages';
import type { Message } from '../../api/messages';
import { MESSAGE_LENGTH } from '../../contract/constants';
import { Form, SubmitButton, TextField, useSubmission } from '../forms';
import { useAlert } from './use-alert';

interface Values {
	content: string;
}

interface Props {
	/** Name of the form, the prefix of the ids of its fields, and of the draft. */
	readonly name: string;
	readonly type: Message[ 'type' ];
	readonly className?: string;
	readonly label: string;
	readonly required: string;
	readonly button: string;
}

/** The form for a member's message to the author: a single text field. */
export function MemberForm( props: Props ) {
	const { name, type, className = '', label, required, button } = props;
	const submission = useSubmission( {
		name,
		draft: [ 'content' ],
		send: ( values: Values, key ) =>
			sendMessage( { type, ...values }, key ),
		onDone: useAlert(),
	} );
	return (
		<Form submission={ submission } className={ className }>
			<TextField
				name="content"
				label={ label }
				multiline
				maxLength={ MESSAGE_LENGTH }
				required={ required }
			/>
			<SubmitButton isBlock>{ button }</SubmitButton>
		</Form>
	);
}

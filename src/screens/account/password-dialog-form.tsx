import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { CancelButton } from '../../components/ui/cancel-button/cancel-button';
import { Form, PasswordField, SubmitButton } from '../../features/forms';
import type { FieldValues, Submission } from '../../features/forms';
import { NoPasswordHint } from './no-password-hint';
import '../../components/ui/confirm-dialog/confirm-dialog.scss';

interface Props< Values extends FieldValues > {
	readonly submission: Submission< Values >;
	/** The label of the button that sends the form. */
	readonly button: string;
	readonly isDanger?: boolean;
	readonly onCancel: () => void;
	/** The text and the other fields of the form. */
	readonly children: ReactNode;
}

/** A form in a modal that also asks for the member's password. */
export function PasswordDialogForm< Values extends FieldValues >(
	props: Props< Values >
) {
	return (
		<Form submission={ props.submission } className="hien-account__dialog">
			{ props.children }
			<PasswordField
				name="password"
				label={ __( 'Mật khẩu', 'hien' ) }
				autoComplete="current-password"
				rules={ {
					required: __( 'Bạn chưa điền mật khẩu.', 'hien' ),
				} }
			/>
			<NoPasswordHint />
			<SubmitButton isDanger={ props.isDanger ?? false }>
				{ props.button }
			</SubmitButton>
			<CancelButton
				isBusy={ props.submission.isSending }
				onClick={ props.onCancel }
			/>
		</Form>
	);
}

import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { CancelButton } from '../../components/ui/cancel-button/cancel-button';
import { Modal } from '../../components/ui/modal/modal';
import { Form, SubmitButton } from './form';
import type { Submission } from './use-submission';
import '../../components/ui/confirm-dialog/confirm-dialog.scss';
import './form-dialog.scss';

interface Props< Values extends FieldValues > {
	readonly title: string;
	readonly submission: Submission< Values >;
	readonly button: string;
	readonly isDanger?: boolean;
	readonly onCancel: () => void;
	readonly children: ReactNode;
}

/** A dialog with fields. After a failure it stays open with the typed text. */
export function FormDialog< Values extends FieldValues >(
	props: Props< Values >
) {
	const { submission } = props;
	// A request that was sent cannot be cancelled, and closing would hide its outcome.
	const cancel = () => void ( submission.isSending || props.onCancel() );
	return (
		<Modal
			title={ props.title }
			className="hien-form-dialog"
			onClose={ cancel }
		>
			<Form submission={ submission } className="hien-form-dialog__form">
				{ props.children }
				<div className="hien-form-dialog__foot">
					<CancelButton
						isBusy={ submission.isSending }
						onClick={ cancel }
					/>
					<SubmitButton isDanger={ props.isDanger ?? false }>
						{ props.button }
					</SubmitButton>
				</div>
			</Form>
		</Modal>
	);
}

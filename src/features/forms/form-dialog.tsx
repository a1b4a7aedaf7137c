import { useRef } from 'react';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { CancelButton } from '../../components/ui/cancel-button/cancel-button';
import { Modal } from '../../components/ui/modal/modal';
import { hasUnsavedText } from '../../lib/unsaved-text';
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

/** A dialog with fields. It stays open with the typed text after a failure, and where it is not its button that closes it. */
export function FormDialog< Values extends FieldValues >(
	props: Props< Values >
) {
	const { submission } = props;
	const foot = useRef< HTMLDivElement >( null );

	// A request that was sent cannot be cancelled, and closing would hide its outcome.
	function cancel(): false | void {
		if ( submission.isSending ) {
			return false;
		}
		props.onCancel();
	}

	function close(): false | void {
		const dialog = foot.current?.closest( 'dialog' );
		return hasUnsavedText( dialog ?? document ) ? false : cancel();
	}

	return (
		<Modal
			title={ props.title }
			className="hien-form-dialog"
			onClose={ close }
		>
			<Form submission={ submission } className="hien-form-dialog__form">
				{ props.children }
				<div ref={ foot } className="hien-form-dialog__foot">
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

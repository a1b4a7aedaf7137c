import { useId, useState } from 'react';
import type { FormEvent, ReactNode, RefObject } from 'react';
import { refusalOr } from '../../../api/errors';
import { CancelButton } from '../../../components/ui/cancel-button/cancel-button';
import { Modal } from '../../../components/ui/modal/modal';
import { cx } from '../../../lib/class-names';
import '../../../components/ui/confirm-dialog/confirm-dialog.scss';

interface Props {
	readonly title: string;
	readonly button: string;
	/** The button's text while the form is being sent. */
	readonly busy: string;
	/** Shown when sending fails and the server gives no sentence of its own. */
	readonly failure: string;
	/** What is missing in the form; null where it can be sent. */
	readonly problem: string | null;
	readonly isDanger?: boolean;
	readonly focus?: RefObject< HTMLElement >;
	readonly onSubmit: () => Promise< void >;
	readonly onCancel: () => void;
	readonly children: ReactNode;
}

/** A dialog with fields. After a failure it stays open with what was typed. */
export function FormDialog( props: Props ) {
	const { problem, isDanger = false, focus, onSubmit, onCancel } = props;
	const form = useId();
	const [ isBusy, setBusy ] = useState( false );
	const [ error, setError ] = useState( '' );

	async function submit(): Promise< void > {
		if ( problem !== null || isBusy ) {
			setError( problem ?? '' );
			return;
		}
		setBusy( true );
		setError( '' );
		try {
			await onSubmit();
		} catch ( cause ) {
			setError( refusalOr( props.failure, cause ) );
			setBusy( false );
		}
	}

	/** What was sent cannot be taken back. */
	function cancel(): void {
		if ( ! isBusy ) {
			onCancel();
		}
	}

	return (
		<Modal
			title={ props.title }
			className="hien-form-dialog"
			onClose={ cancel }
			{ ...( focus && { focus } ) }
			actions={
				<>
					<CancelButton isBusy={ isBusy } onClick={ cancel } />
					<button
						className={ cx(
							'hien-button',
							isDanger ? 'is-danger' : 'is-primary'
						) }
						type="submit"
						form={ form }
						aria-disabled={ isBusy || undefined }
					>
						{ isBusy ? props.busy : props.button }
					</button>
				</>
			}
		>
			<form
				id={ form }
				className="hien-form-dialog__form"
				noValidate
				onSubmit={ ( event: FormEvent ) => {
					event.preventDefault();
					void submit();
				} }
			>
				{ props.children }
				{ error && (
					<p className="hien-field__error" role="alert">
						{ error }
					</p>
				) }
			</form>
		</Modal>
	);
}

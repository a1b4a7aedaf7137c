import { useId, useState } from 'react';
import type { FormEvent, ReactNode, RefObject } from 'react';
import { __ } from '@wordpress/i18n';
import { refusalOr } from '../../../api/errors';
import { Modal } from '../../../components/ui/modal/modal';
import { cx } from '../../../lib/class-names';
import '../../../components/ui/confirm-dialog/confirm-dialog.scss';

interface Props {
	readonly title: string;
	readonly button: string;
	/** The button while it works. */
	readonly busy: string;
	/** The sentence where it fails without the server's own. */
	readonly failure: string;
	/** What is missing; null where the form can be sent. */
	readonly problem: string | null;
	readonly isDanger?: boolean;
	readonly focus?: RefObject< HTMLElement >;
	readonly onSubmit: () => Promise< void >;
	readonly onCancel: () => void;
	readonly children: ReactNode;
}

/** A dialog with fields. What is typed stays where sending it fails. */
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

	return (
		<Modal
			title={ props.title }
			className="hien-form-dialog"
			onClose={ onCancel }
			{ ...( focus && { focus } ) }
			actions={
				<>
					<button
						className="hien-button is-quiet"
						type="button"
						onClick={ onCancel }
					>
						{ __( 'Hủy', 'hien' ) }
					</button>
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

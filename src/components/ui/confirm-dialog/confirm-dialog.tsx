import { useRef } from 'react';
import { useListener } from '../../../lib/use-listener';
import { useTask } from '../../../lib/use-task';
import { CancelButton } from '../cancel-button/cancel-button';
import { Modal } from '../modal/modal';
import './confirm-dialog.scss';

interface Props {
	readonly title: string;
	readonly text: string;
	readonly button: string;
	readonly busy: string;
	/** Does what the visitor confirmed. Throws if that fails. */
	readonly onConfirm: () => Promise< void >;
	readonly failureText: ( cause: unknown ) => string;
	readonly onCancel: () => void;
}

/** Asks the visitor to confirm something that cannot be undone. */
export function ConfirmDialog( props: Props ) {
	const { title, text, button, busy, onConfirm, failureText, onCancel } =
		props;
	const cancelButton = useRef< HTMLButtonElement >( null );
	const { isBusy, message, run } = useTask( failureText );

	async function confirm(): Promise< string > {
		await onConfirm();
		return '';
	}

	/** A request that was sent cannot be cancelled. */
	function cancel(): false | void {
		if ( isBusy ) {
			return false;
		}
		onCancel();
	}

	// It may be outside of the screen that Back leaves.
	useListener( window, 'popstate', cancel );

	return (
		<Modal
			title={ title }
			isAlert
			focus={ cancelButton }
			onClose={ cancel }
			actions={
				<>
					<CancelButton
						element={ cancelButton }
						isBusy={ isBusy }
						onClick={ cancel }
					/>
					<button
						className="hien-button is-danger"
						type="button"
						aria-disabled={ isBusy || undefined }
						onClick={ () => run( confirm ) }
					>
						{ isBusy ? busy : button }
					</button>
				</>
			}
		>
			<p>{ text }</p>
			{ message && (
				<p className="hien-field__error" role="alert">
					{ message }
				</p>
			) }
		</Modal>
	);
}

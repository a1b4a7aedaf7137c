import { useRef, useState } from 'react';
import { CancelButton } from '../cancel-button/cancel-button';
import { Modal } from '../modal/modal';
import './confirm-dialog.scss';

interface Props {
	/** The question. */
	readonly title: string;
	readonly text: string;
	readonly button: string;
	/** The button while it works. */
	readonly busy: string;
	/** Does it. Throws where that fails. */
	readonly onConfirm: () => Promise< void >;
	/** The sentence for what was thrown. */
	readonly failureText: ( cause: unknown ) => string;
	readonly onCancel: () => void;
}

/** Asks before something that cannot be undone. */
export function ConfirmDialog( props: Props ) {
	const { title, text, button, busy, onConfirm, failureText, onCancel } =
		props;
	const cancel = useRef< HTMLButtonElement >( null );
	const [ isBusy, setBusy ] = useState( false );
	const [ failure, setFailure ] = useState( '' );

	async function confirm(): Promise< void > {
		setBusy( true );
		setFailure( '' );
		try {
			await onConfirm();
		} catch ( cause ) {
			setFailure( failureText( cause ) );
			setBusy( false );
		}
	}

	return (
		<Modal
			title={ title }
			isAlert
			focus={ cancel }
			onClose={ onCancel }
			actions={
				<>
					<CancelButton element={ cancel } onClick={ onCancel } />
					<button
						className="hien-button is-danger"
						type="button"
						aria-disabled={ isBusy || undefined }
						onClick={ isBusy ? undefined : () => void confirm() }
					>
						{ isBusy ? busy : button }
					</button>
				</>
			}
		>
			<p>{ text }</p>
			{ failure && (
				<p className="hien-field__error" role="alert">
					{ failure }
				</p>
			) }
		</Modal>
	);
}

import { __ } from '@wordpress/i18n';
import { cancelDeletion } from '../../api/account';
import { Outcome } from './outcome';
import { useReceiveAccount } from './use-account';
import { useAccountTask } from './use-account-task';

/** The button that cancels the deletion of the account. */
export function CancelDeletionButton( {
	onCancelled,
}: {
	readonly onCancelled: () => void;
} ) {
	const receive = useReceiveAccount();
	const { isBusy, message, isFailed, run } = useAccountTask();

	async function cancel(): Promise< string > {
		receive( await cancelDeletion() );
		onCancelled();
		return '';
	}

	return (
		<>
			<button
				className="hien-button is-primary is-small"
				type="button"
				aria-disabled={ isBusy || undefined }
				onClick={ () => run( cancel ) }
			>
				{ __( 'Giữ lại tài khoản', 'hien' ) }
			</button>
			<Outcome message={ message } isFailed={ isFailed } />
		</>
	);
}

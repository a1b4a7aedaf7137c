import { __ } from '@wordpress/i18n';
import { cancelDeletion } from '../../api/account';
import { Outcome } from './outcome';
import { useReceiveAccount } from './use-account';
import { useTask } from './use-task';

/** Cancels the deletion of the account. */
export function CancelDeletionButton( { onKept }: { readonly onKept: () => void } ) {
	const receive = useReceiveAccount();
	const { isBusy, message, isFailed, run } = useTask();

	async function keep(): Promise< string > {
		receive( await cancelDeletion() );
		onKept();
		return '';
	}

	return (
		<>
			<button
				className="hien-button is-primary is-small"
				type="button"
				aria-disabled={ isBusy || undefined }
				onClick={ () => run( keep ) }
			>
				{ __( 'Giữ lại tài khoản', 'hien' ) }
			</button>
			<Outcome message={ message } isFailed={ isFailed } />
		</>
	);
}

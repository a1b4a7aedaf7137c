import { useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { formatDate } from '../../lib/formats';
import { takeFocus } from '../../lib/take-focus';
import { cancelDeletion } from '../../api/account';
import { Outcome, useAccountTask } from './outcome';
import { useReceiveAccount } from './use-account';

function CancelDeletionButton( {
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

/** The note when the account will be deleted or, after the member has cancelled that, that it is kept. */
export function DeletionNote( { date }: { readonly date: string | null } ) {
	const [ isKept, setKept ] = useState( false );
	if ( date === null ) {
		return isKept ? (
			<p
				ref={ takeFocus }
				className="hien-account__outcome"
				role="status"
				tabIndex={ -1 }
			>
				{ __( 'Tài khoản của bạn được giữ lại.', 'hien' ) }
			</p>
		) : null;
	}
	return (
		<div className="hien-account__note">
			<p>
				{ sprintf(
					/* translators: %s: date. */
					__( 'Tài khoản này sẽ bị xóa ngày %s.', 'hien' ),
					formatDate( date )
				) }
			</p>
			<CancelDeletionButton onCancelled={ () => setKept( true ) } />
		</div>
	);
}

import { __ } from '@wordpress/i18n';
import { useOnlineAgain } from '../../../lib/use-online-again';

/** A small button that retries a failed request; so does the network when it is back. */
export function RetryButton( { retry }: { readonly retry: () => void } ) {
	useOnlineAgain( retry );
	return (
		<button
			className="hien-button is-soft is-small"
			type="button"
			onClick={ retry }
		>
			{ __( 'Thử lại', 'hien' ) }
		</button>
	);
}

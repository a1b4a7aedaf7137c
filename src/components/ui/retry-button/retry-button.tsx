import { __ } from '@wordpress/i18n';
import { useOnlineAgain } from '../../../lib/use-online-again';

/** A small button that tries again. */
export function AgainButton( props: { readonly onClick: () => void } ) {
	return (
		<button
			className="hien-button is-soft is-small"
			type="button"
			onClick={ props.onClick }
		>
			{ __( 'Thử lại', 'hien' ) }
		</button>
	);
}

/** The button of a failed request; the network retries it too when it is back. */
export function RetryButton( { retry }: { readonly retry: () => void } ) {
	useOnlineAgain( retry );
	return <AgainButton onClick={ retry } />;
}

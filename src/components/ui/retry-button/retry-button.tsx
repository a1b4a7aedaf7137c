import { __ } from '@wordpress/i18n';
import { useListener } from '../../../lib/use-listener';

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
	useListener( window, 'online', retry );
	return <AgainButton onClick={ retry } />;
}

import { __ } from '@wordpress/i18n';

/** A small button that retries a failed request. */
export function RetryButton( { retry }: { readonly retry: () => void } ) {
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

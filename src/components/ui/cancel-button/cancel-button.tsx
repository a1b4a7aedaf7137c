import type { RefObject } from 'react';
import { __ } from '@wordpress/i18n';

interface Props {
	/** For callers that move the focus to the button. */
	readonly element?: RefObject< HTMLButtonElement >;
	readonly isBusy?: boolean;
	readonly onClick: () => void;
}

/** Closes a form or dialog without doing anything. */
export function CancelButton( { element, isBusy = false, onClick }: Props ) {
	return (
		<button
			ref={ element }
			className="hien-button is-quiet"
			type="button"
			aria-disabled={ isBusy || undefined }
			onClick={ onClick }
		>
			{ __( 'Hủy', 'hien' ) }
		</button>
	);
}

import type { RefObject } from 'react';
import { __ } from '@wordpress/i18n';

interface Props {
	/** Gives the element to who moves the focus there. */
	readonly element?: RefObject< HTMLButtonElement >;
	/** Whether it can do nothing now. */
	readonly isBusy?: boolean;
	readonly onClick: () => void;
}

/** Leaves a form or dialog without doing anything. */
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

import { __ } from '@wordpress/i18n';

interface Props {
	readonly isSending: boolean;
	readonly send: () => Promise< void >;
}

/** The button for useResend(). */
export function ResendButton( { isSending, send }: Props ) {
	return (
		<button
			className="hien-button is-small"
			type="button"
			aria-disabled={ isSending || undefined }
			onClick={ () => void ( isSending || send() ) }
		>
			{ __( 'Gửi lại thư', 'hien' ) }
		</button>
	);
}

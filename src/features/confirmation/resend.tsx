import { useState } from 'react';
import { __ } from '@wordpress/i18n';
import { serverMessageOr } from '../../api/server-message';
import { resendConfirmation } from '../../api/registration';
import { useKeyed } from '../../lib/request-key';

/** Sends the mail to confirm the e-mail address again. `message` is the outcome to show; '' before. */
export function useResend() {
	const [ message, setMessage ] = useState( '' );
	const [ isSending, setSending ] = useState( false );
	const resend = useKeyed( resendConfirmation );

	async function send(): Promise< void > {
		setSending( true );
		try {
			setMessage( ( await resend() ).message );
		} catch ( cause ) {
			setMessage(
				serverMessageOr(
					__( 'Chưa gửi được thư. Bạn thử lại nhé.', 'hien' ),
					cause
				)
			);
		} finally {
			setSending( false );
		}
	}

	return { message, isSending, send };
}

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

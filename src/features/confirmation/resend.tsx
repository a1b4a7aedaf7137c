import { useState } from 'react';
import { __ } from '@wordpress/i18n';
import { serverMessageOr } from '../../api/errors';
import { resendConfirmation } from '../../api/registration';
import { useKeyed } from '../../lib/request-key';

/** Sends the mail to confirm the e-mail address again. `answer` is the resulting message; '' before. */
export function useResend() {
	const [ answer, setAnswer ] = useState( '' );
	const [ isSending, setSending ] = useState( false );
	const resend = useKeyed( resendConfirmation );

	async function send(): Promise< void > {
		setSending( true );
		try {
			setAnswer( ( await resend() ).message );
		} catch ( cause ) {
			setAnswer(
				serverMessageOr(
					__( 'Chưa gửi được thư. Bạn thử lại nhé.', 'hien' ),
					cause
				)
			);
		} finally {
			setSending( false );
		}
	}

	return { answer, isSending, send };
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

import MailCheck from 'lucide-static/icons/mail-check.svg';
import { useState } from 'react';
import { __ } from '@wordpress/i18n';
import { resendConfirmation } from '../../api/registration';
import { refusalOr } from '../../api/errors';
import { CloseButton } from '../../components/ui/close-button/close-button';
import { Notice } from '../../components/ui/notice/notice';
import { useKeyed } from '../../lib/request-key';
import { readStorage, writeStorage } from '../../lib/storage';

/** Storage key of whether it was closed in this tab. */
const KEY = 'hien-unconfirmed-closed';

interface Props {
	/** Why nothing was saved; '' before anything was to be. It is shown also where the notice was closed. */
	readonly refusal: string;
	readonly dismissRefusal: () => void;
}

/** Tells a member whose e-mail address is not confirmed, and sends the mail again. */
export function UnconfirmedNotice( { refusal, dismissRefusal }: Props ) {
	const [ isClosed, setClosed ] = useState(
		() => readStorage( 'sessionStorage', KEY ) !== null
	);
	const [ answer, setAnswer ] = useState( '' );
	const [ isSending, setSending ] = useState( false );
	const resend = useKeyed( resendConfirmation );

	async function send(): Promise< void > {
		setSending( true );
		setClosed( false ); // It says what comes of it.
		try {
			setAnswer( ( await resend() ).message );
		} catch ( cause ) {
			setAnswer(
				refusalOr(
					__( 'Chưa gửi được thư. Bạn thử lại nhé.', 'hien' ),
					cause
				)
			);
		} finally {
			dismissRefusal();
			setSending( false );
		}
	}

	function close(): void {
		writeStorage( 'sessionStorage', KEY, '1' );
		setClosed( true );
		dismissRefusal();
	}

	return isClosed && refusal === '' ? null : (
		<Notice
			icon={ MailCheck }
			text={
				refusal ||
				answer ||
				__(
					'Bạn chưa xác nhận e-mail. Mở thư trang đã gửi, xác nhận rồi là bình luận và lưu bài được.',
					'hien'
				)
			}
		>
			<button
				className="hien-button is-small"
				type="button"
				aria-disabled={ isSending || undefined }
				onClick={ () => void ( isSending || send() ) }
			>
				{ __( 'Gửi lại thư', 'hien' ) }
			</button>
			<CloseButton onClick={ close } />
		</Notice>
	);
}

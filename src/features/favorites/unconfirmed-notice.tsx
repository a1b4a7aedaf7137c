import MailCheck from 'lucide-static/icons/mail-check.svg';
import { useState } from 'react';
import { __ } from '@wordpress/i18n';
import { CloseButton } from '../../components/ui/close-button/close-button';
import { Notice } from '../../components/ui/notice/notice';
import { siteKey } from '../../lib/site-key';
import { readStorage, writeStorage } from '../../lib/storage';
import { ResendButton, useResend } from '../confirmation';

/** Storage key of the flag that the notice was closed in this tab. */
const KEY = 'unconfirmed-closed';

interface Props {
	/** Why the last item was not saved; '' before. It is shown even if the notice was closed. */
	readonly refusal: string;
	readonly dismissRefusal: () => void;
}

/** The notice that the e-mail address is not confirmed, with a button that sends the mail again. */
export function UnconfirmedNotice( { refusal, dismissRefusal }: Props ) {
	const [ isClosed, setClosed ] = useState(
		() => readStorage( 'sessionStorage', siteKey( KEY ) ) !== null
	);
	const resend = useResend();

	async function send(): Promise< void > {
		setClosed( false ); // The notice shows the outcome.
		await resend.send();
		dismissRefusal();
	}

	function close(): void {
		writeStorage( 'sessionStorage', siteKey( KEY ), '1' );
		setClosed( true );
		dismissRefusal();
	}

	return isClosed && refusal === '' ? null : (
		<Notice
			icon={ MailCheck }
			text={
				refusal ||
				resend.message ||
				__(
					'Bạn chưa xác nhận email. Mở thư trang đã gửi, xác nhận rồi là bình luận và lưu bài được.',
					'hien'
				)
			}
		>
			<ResendButton isSending={ resend.isSending } send={ send } />
			<CloseButton onClick={ close } />
		</Notice>
	);
}

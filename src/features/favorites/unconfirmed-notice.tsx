import MailCheck from 'lucide-static/icons/mail-check.svg';
import { useState } from 'react';
import { __ } from '@wordpress/i18n';
import { CloseButton } from '../../components/ui/close-button/close-button';
import { Notice } from '../../components/ui/notice/notice';
import { siteKey } from '../../lib/site-key';
import { readStorage, writeStorage } from '../../lib/storage';
import { ResendButton, useResend } from '../confirmation';

/** Storage key of whether it was closed in this tab. */
const KEY = 'unconfirmed-closed';

interface Props {
	/** Why nothing was saved; '' before anything was to be. It is shown also where the notice was closed. */
	readonly refusal: string;
	readonly dismissRefusal: () => void;
}

/** Tells a member whose e-mail address is not confirmed, and sends the mail again. */
export function UnconfirmedNotice( { refusal, dismissRefusal }: Props ) {
	const [ isClosed, setClosed ] = useState(
		() => readStorage( 'sessionStorage', siteKey( KEY ) ) !== null
	);
	const resend = useResend();

	async function send(): Promise< void > {
		setClosed( false ); // It says what comes of it.
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
				resend.answer ||
				__(
					'Bạn chưa xác nhận e-mail. Mở thư trang đã gửi, xác nhận rồi là bình luận và lưu bài được.',
					'hien'
				)
			}
		>
			<ResendButton isSending={ resend.isSending } send={ send } />
			<CloseButton onClick={ close } />
		</Notice>
	);
}

import CircleAlert from 'lucide-static/icons/circle-alert.svg';
import Loader from 'lucide-static/icons/loader.svg';
import WifiOff from 'lucide-static/icons/wifi-off.svg';
import { __ } from '@wordpress/i18n';
import { Icon } from '../../../components/ui/icon/icon';
import { AgainButton } from '../../../components/ui/retry-button/retry-button';
import { connection, useConnectionSnapshot } from '../site-connection';
import '../notice.scss';

// Not a RetryButton: when the network is back, watchActivity() connects, unless the chat is closed.
const connectButton = <AgainButton onClick={ () => connection.retry() } />;

/** The reason why the chat is not connected; null while it is. */
export function ConnectionNote() {
	const { state, reason } = useConnectionSnapshot();
	switch ( state ) {
		case 'connecting':
			return (
				<p className="hien-chat__notice is-plain" role="status">
					<Icon icon={ Loader } small />
					{ __( 'Đang kết nối…', 'hien' ) }
				</p>
			);
		case 'offline':
			return (
				<div className="hien-chat__notice" role="status">
					<Icon icon={ WifiOff } small />
					<p>
						{ __(
							'Mất kết nối. Tin nhắn của bạn được giữ lại và gửi khi có mạng.',
							'hien'
						) }
					</p>
					{ connectButton }
				</div>
			);
		case 'blocked':
		case 'failed':
			return (
				<div className="hien-chat__notice" role="alert">
					<Icon icon={ CircleAlert } small />
					<p>{ reason }</p>
					{ state === 'failed' && connectButton }
				</div>
			);
		case 'online':
		case 'off':
			return null;
	}
}

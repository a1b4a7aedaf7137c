import { __, sprintf } from '@wordpress/i18n';
import { useOnline } from '../../../lib/use-online';
import { useListener } from '../../../lib/use-listener';
import { RetryButton } from '../retry-button/retry-button';
import './offline-note.later.scss';

interface Props {
	readonly title: string;
	readonly retry: () => void;
}

/** Says that something could not be opened, because its code could not be loaded. It is tried again when the network is back. */
export function OfflineNote( { title, retry }: Props ) {
	const isOnline = useOnline();
	useListener( window, 'online', retry );
	return (
		<div className="hien-offline-note" role="alert">
			<p>
				{ sprintf(
					/* translators: %s: what was to open, such as "Bài mới" or "Ảnh lớn" */
					__(
						'Chưa tải được “%s”. Bạn kiểm tra mạng rồi thử lại nhé.',
						'hien'
					),
					title
				) }
			</p>
			{ isOnline && <RetryButton retry={ retry } /> }
		</div>
	);
}

import { __ } from '@wordpress/i18n';
import { Empty } from '../../../components/ui/empty/empty';
import { boot } from '../../../lib/boot';
import type { Chat } from '../../../contract/types';

/** The owner's settings in wp-admin, where the address of the nonce is as well. */
function settingsUrl(): string {
	return new URL( 'admin.php?page=hien', boot().nonce_url ?? boot().home )
		.href;
}

/** In the place of the inbox where there is no database to read: the chat is closed, or not configured. */
export function Closed( { state }: Pick< Chat, 'state' > ) {
	const isClosed = state === 'closed';
	return (
		<div className="hien-inbox__empty">
			<Empty
				art="chair"
				title={
					isClosed
						? __( 'Trò chuyện đang đóng', 'hien' )
						: __( 'Trò chuyện chưa được nối với Firebase', 'hien' )
				}
				text={
					isClosed
						? __(
								'Bạn đã tắt trò chuyện trong cài đặt. Khi bật lại, các cuộc trò chuyện hiện ở đây.',
								'hien'
							)
						: __(
								'Khi chưa nối, người đọc gửi lời nhắn bằng biểu mẫu, và bạn nhận ở mục Tin nhắn.',
								'hien'
							)
				}
			>
				<a
					className="hien-button is-soft"
					href={ settingsUrl() }
					data-no-router
				>
					{ __( 'Mở cài đặt', 'hien' ) }
				</a>
			</Empty>
		</div>
	);
}

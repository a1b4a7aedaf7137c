import { __ } from '@wordpress/i18n';
import { Empty } from '../../../components/ui/empty/empty';
import type { Chat } from '../../../contract/types';
import { boot } from '../../../lib/boot';

/** The capability to edit the settings; an entry of the user's `scope`. */
const MANAGES_SETTINGS = 'manage_options';

/** URL of the plugin's settings page, built from the nonce URL, which is in wp-admin as well. */
function settingsUrl(): string {
	return new URL( 'admin.php?page=hien', boot().nonce_url ?? boot().home )
		.href;
}

/** Shown instead of the inbox while the chat is closed, or is not connected with Firebase. */
export function InboxUnavailable( { state }: Pick< Chat, 'state' > ) {
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
								'Khung trò chuyện đang đóng trong cài đặt của trang. Khi mở lại, các cuộc trò chuyện hiện ở đây.',
								'hien'
							)
						: __(
								'Khi chưa nối, người đọc để lại lời nhắn bằng biểu mẫu. Các lời nhắn nằm ở mục Tin nhắn.',
								'hien'
							)
				}
			>
				{ boot().user?.scope.includes( MANAGES_SETTINGS ) && (
					<a
						className="hien-button is-soft"
						href={ settingsUrl() }
						data-no-router
					>
						{ __( 'Mở cài đặt', 'hien' ) }
					</a>
				) }
			</Empty>
		</div>
	);
}

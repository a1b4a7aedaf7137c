import { createRoot } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { ConfirmDialog } from '../../components/ui/confirm-dialog/confirm-dialog';

interface Options {
	/** How many chat messages would be lost. */
	readonly count: number;
	readonly signOut: () => Promise< void >;
	readonly failureText: ( cause: unknown ) => string;
	readonly onCancel: () => void;
}

/** Asks whether to sign out although messages are unsent. A root of its own: the panel that has asked closes. */
export function confirmSignOut( options: Options ): void {
	const { count, signOut, failureText, onCancel } = options;
	const host = document.createElement( 'div' );
	document.body.append( host );
	const root = createRoot( host );

	function close(): void {
		root.unmount();
		host.remove();
	}

	root.render(
		<ConfirmDialog
			title={ __( 'Đăng xuất khi còn tin chưa gửi?', 'hien' ) }
			text={ sprintf(
				/* translators: %d: number of messages. */
				_n(
					'%d tin nhắn trò chuyện chưa gửi sẽ mất.',
					'%d tin nhắn trò chuyện chưa gửi sẽ mất.',
					count,
					'hien'
				),
				count
			) }
			button={ __( 'Đăng xuất', 'hien' ) }
			busy={ __( 'Đang đăng xuất…', 'hien' ) }
			onConfirm={ async () => {
				await signOut();
				close();
			} }
			failureText={ failureText }
			onCancel={ () => {
				close();
				onCancel();
			} }
		/>
	);
}

import { __ } from '@wordpress/i18n';
import { serverMessageOr } from '../../api/server-message';
import { useTask } from '../../lib/use-task';

/** The message for a failed request. */
export function taskFailure( cause: unknown ): string {
	return serverMessageOr(
		navigator.onLine
			? __( 'Chưa làm được. Bạn thử lại nhé.', 'hien' )
			: __( 'Bạn đang ngoại tuyến. Có mạng rồi thử lại nhé.', 'hien' ),
		cause
	);
}

/** The request of a button of the account, and its outcome for <Outcome>. */
export function useAccountTask() {
	return useTask( taskFailure );
}

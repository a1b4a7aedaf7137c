import { __ } from '@wordpress/i18n';
import { cx } from '../../lib/class-names';
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

/** The outcome of a request. Render it always, since screen readers only announce a change of its text. */
export function Outcome( props: {
	readonly message: string;
	readonly isFailed?: boolean;
} ) {
	return (
		<p
			className={ cx(
				'hien-account__outcome',
				props.isFailed && 'is-failed'
			) }
			role="status"
		>
			{ props.message }
		</p>
	);
}

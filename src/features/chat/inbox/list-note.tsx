import { __ } from '@wordpress/i18n';
import { RetryButton } from '../../../components/ui/retry-button/retry-button';
import { ConnectionNote } from '../conversation/connection-note';
import { useConnectionState } from '../site-connection';
import { useInbox } from './inbox-context';

/** A note above the list that it may be outdated, and why. */
export function ListNote() {
	const { list } = useInbox();
	const { state } = useConnectionState();
	if ( state === 'offline' || state === 'failed' ) {
		return (
			// Visible on a phone only: wider screens show the same note in the conversation.
			<div className="hien-inbox__connection">
				<ConnectionNote />
			</div>
		);
	}
	if ( list.status !== 'error' || list.items.size === 0 ) {
		return null;
	}
	return (
		<div className="hien-inbox__note" role="status">
			<p>{ __( 'Danh sách này có thể chưa mới nhất.', 'hien' ) }</p>
			<RetryButton retry={ list.retry } />
		</div>
	);
}

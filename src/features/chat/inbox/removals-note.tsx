import { __, sprintf } from '@wordpress/i18n';
import { useInbox } from './inbox-context';

/** Names the deleted conversations that Firebase still has; WordPress tries again to delete them. */
export function RemovalsNote() {
	const { removals } = useInbox();
	if ( removals.status !== 'ready' || removals.data.length === 0 ) {
		return null;
	}
	return (
		<p className="hien-inbox__note" role="status">
			{ sprintf(
				/* translators: %s: names of members. */
				__( 'Chưa xóa hết, trang sẽ tự thử lại: %s.', 'hien' ),
				removals.data.map( ( { name } ) => name ).join( ', ' )
			) }
		</p>
	);
}

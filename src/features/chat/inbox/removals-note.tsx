import { __, sprintf } from '@wordpress/i18n';
import { useInbox } from './inbox-context';

/** Lists the deleted conversations of which Firebase still has data; WordPress retries their deletion. */
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

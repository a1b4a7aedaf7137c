import { cx } from '../../../lib/class-names';
import { formatDate, formatDateTime } from '../../../lib/dates';
import { useTimeAgo } from '../../../lib/use-time-ago';
import './relative-date.scss';

interface Props {
	readonly iso: string;
	readonly className?: string;
}

/** How long ago something was, such as “3 phút trước”. The server and the first render show the date; the title has date and time. */
export function RelativeDate( { iso, className }: Props ) {
	const ago = useTimeAgo( iso );
	return (
		<time
			className={ cx( 'hien-relative-date', className ) }
			dateTime={ iso }
			title={ formatDateTime( iso ) }
		>
			{ ago ?? formatDate( iso ) }
		</time>
	);
}

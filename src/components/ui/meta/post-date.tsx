import { formatDate } from '../../../lib/dates';
import './meta.scss';

interface Props {
	readonly iso: string;
	readonly className?: string;
}

/** A date as DD/MM/YYYY, in the site's time zone. */
export function PostDate( { iso, className }: Props ) {
	return (
		<time className={ className } dateTime={ iso }>
			{ formatDate( iso ) }
		</time>
	);
}

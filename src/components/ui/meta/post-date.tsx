import { formatDate } from '../../../lib/dates';
import './meta.scss';

interface Props {
	readonly iso: string;
	readonly className?: string;
}

/** A day at the site, DD/MM/YYYY. */
export function PostDate( { iso, className }: Props ) {
	return (
		<time className={ className } dateTime={ iso }>
			{ formatDate( iso ) }
		</time>
	);
}

import { formatDate } from '../../../lib/formats';
import './meta.scss';

/** A date as DD/MM/YYYY, in the site's time zone. */
export function PostDate( { iso }: { readonly iso: string } ) {
	return <time dateTime={ iso }>{ formatDate( iso ) }</time>;
}

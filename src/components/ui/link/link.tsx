import type { AnchorHTMLAttributes } from 'react';
import { href } from '../../../lib/paths';

interface Props extends Omit<
	AnchorHTMLAttributes< HTMLAnchorElement >,
	'href'
> {
	/** A path below home, with its query and fragment, or a whole address. */
	readonly to: string;
}

/** A link to a page of the site. Like every link of the page, the app follows it if it leads to a screen. */
export function Link( { to, children, ...attributes }: Props ) {
	return (
		<a { ...attributes } href={ to.startsWith( '/' ) ? href( to ) : to }>
			{ children }
		</a>
	);
}

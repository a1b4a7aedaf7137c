import { cx } from '../../../lib/class-names';
import { Html } from './html';
import './html.scss';
import './html.later.scss';

interface Props {
	readonly html: string;
	readonly className?: string;
}

/** A text that the author wrote, with the styles of WordPress's blocks. */
export function Prose( { html, className }: Props ) {
	return (
		<Html
			policy="article"
			className={ cx( 'hien-prose', className ) }
			html={ html }
		/>
	);
}

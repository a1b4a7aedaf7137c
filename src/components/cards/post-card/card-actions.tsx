import MessageSquare from 'lucide-static/icons/message-square.svg';
import type { ReactNode } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import type { SvgShapes } from '../../../lib/svg-shapes';
import { Icon } from '../../ui/icon/icon';
import { Link } from '../../ui/link/link';

interface Props {
	readonly entry: { readonly path: string; readonly title: string };
	readonly icon: SvgShapes;
	/** What the first link does, and the same with the title for screen readers. */
	readonly label: string;
	readonly description: string;
	readonly saveButton: ReactNode;
}

export function CardActions( props: Props ) {
	const { entry, icon, label, description, saveButton } = props;
	return (
		<div className="hien-post-card__actions">
			<Link
				className="hien-post-card__action"
				to={ entry.path }
				aria-label={ description }
			>
				<Icon icon={ icon } />
				{ label }
			</Link>
			<Link
				className="hien-post-card__action"
				to={ `${ entry.path }#comments` }
				aria-label={ sprintf(
					/* translators: %s: title of a post. */
					__( 'Bình luận: %s', 'hien' ),
					entry.title
				) }
			>
				<Icon icon={ MessageSquare } />
				{ __( 'Bình luận', 'hien' ) }
			</Link>
			{ saveButton }
		</div>
	);
}

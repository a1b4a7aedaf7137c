import type { ReactNode } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { Link } from '../ui/link/link';
import './widgets.scss';
import './widgets.later.scss';

interface Props {
	readonly title: string;
	readonly more?: { readonly text: string; readonly path: string };
	readonly note?: string;
	readonly children: ReactNode;
}

export function Widget( { title, more, note, children }: Props ) {
	return (
		<section className="hien-card hien-widget">
			<header className="hien-widget__head">
				<h2 className="hien-widget__title">{ title }</h2>
				{ more && (
					<Link
						className="hien-widget__link"
						to={ more.path }
						aria-label={ sprintf(
							/* translators: 1: words of a link, such as "All", 2: heading of the widget */
							__( '%1$s: %2$s', 'hien' ),
							more.text,
							title
						) }
					>
						{ more.text }
					</Link>
				) }
				{ note && <span className="hien-widget__note">{ note }</span> }
			</header>
			{ children }
		</section>
	);
}

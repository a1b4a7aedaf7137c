import { __ } from '@wordpress/i18n';
import type { Crumb } from '../../../contract/types';
import { Link } from '../link/link';
import './breadcrumbs.scss';

interface Props {
	/** The pages above the current one, from the home page down. */
	readonly trail: readonly Crumb[];
	readonly current: string;
}

export function Breadcrumbs( { trail, current }: Props ) {
	return (
		<nav
			className="hien-breadcrumbs"
			aria-label={ __( 'Đường dẫn', 'hien' ) }
		>
			{ trail.map( ( { name, path } ) => (
				<span key={ path } className="hien-breadcrumbs__item">
					<Link to={ path }>{ name }</Link>
				</span>
			) ) }
			<span className="hien-breadcrumbs__item" aria-current="page">
				{ current }
			</span>
		</nav>
	);
}

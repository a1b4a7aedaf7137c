import { __ } from '@wordpress/i18n';
import type { TermRef } from '../../contract/types';
import { Link } from '../ui/link/link';

export function Keywords( { tags }: { readonly tags: readonly TermRef[] } ) {
	return tags.length === 0 ? null : (
		<div className="hien-post__section hien-keywords">
			<span className="hien-keywords__label">
				{ __( 'Từ khóa', 'hien' ) }
			</span>
			{ tags.map( ( { id, name, path } ) => (
				<Link key={ id } className="hien-chip" to={ path }>
					{ name }
				</Link>
			) ) }
		</div>
	);
}

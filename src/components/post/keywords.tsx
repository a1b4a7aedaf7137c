import { __ } from '@wordpress/i18n';
import type { TermRef } from '../../contract/types';
import { href } from '../../lib/paths';

export function Keywords( { tags }: { readonly tags: readonly TermRef[] } ) {
	return tags.length === 0 ? null : (
		<div className="hien-post__section hien-keywords">
			<span className="hien-keywords__label">
				{ __( 'Từ khóa', 'hien' ) }
			</span>
			{ tags.map( ( { id, name, path } ) => (
				<a key={ id } className="hien-chip" href={ href( path ) }>
					{ name }
				</a>
			) ) }
		</div>
	);
}

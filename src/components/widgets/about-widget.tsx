import { __ } from '@wordpress/i18n';
import { Widget } from './widget';

/** Lines about the author, without the first, which the profile shows, unless it is the only one. */
export function AboutWidget( { bio }: { readonly bio: readonly string[] } ) {
	const lines = bio.length > 1 ? bio.slice( 1 ) : bio;
	return (
		<Widget
			title={ __( 'Về tôi', 'hien' ) }
			more={ { text: __( 'Giới thiệu', 'hien' ), path: '/gioi-thieu' } }
		>
			{ lines.length > 0 && (
				<ul className="hien-about-list">
					{ lines.map( ( line, index ) => (
						<li key={ index } className="hien-about-list__item">
							{ line }
						</li>
					) ) }
				</ul>
			) }
		</Widget>
	);
}

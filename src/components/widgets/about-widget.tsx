import { __ } from '@wordpress/i18n';
import { Widget } from './widget';

/**
 * The lines about the author, and a link to the page about the site. The first line is shown in the profile, so it is
 * left out here unless it is the only one.
 */
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

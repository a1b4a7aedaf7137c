import { __ } from '@wordpress/i18n';
import { Widget } from './widget';

/** The lines about the author after the first, which is in the profile. */
export function AboutWidget( {
	lines,
}: {
	readonly lines: readonly string[];
} ) {
	return lines.length === 0 ? null : (
		<Widget
			title={ __( 'Về tôi', 'hien' ) }
			more={ { text: __( 'Giới thiệu', 'hien' ), path: '/gioi-thieu' } }
		>
			<ul className="hien-about-list">
				{ lines.map( ( line, index ) => (
					<li key={ index } className="hien-about-list__item">
						{ line }
					</li>
				) ) }
			</ul>
		</Widget>
	);
}

import { __, sprintf } from '@wordpress/i18n';
import { TOP_VIEW_DAYS } from '../../contract/constants';
import type { TopViewList } from '../../contract/types';
import { titleText, viewCount } from '../../lib/formats';
import '../ui/meta/meta.scss';
import { Widget } from './widget';
import { Link } from '../ui/link/link';

export function TopViewWidget( { data }: TopViewList ) {
	return data.length === 0 ? null : (
		<Widget
			title={ __( 'Xem nhiều nhất', 'hien' ) }
			note={ sprintf(
				/* translators: %d: number of days. */
				__( '%d ngày qua', 'hien' ),
				TOP_VIEW_DAYS
			) }
		>
			<ol className="hien-top-view">
				{ data.map( ( { id, path, title, recent_views: views } ) => (
					<li key={ id } className="hien-top-view__item">
						<Link to={ path }>
							<span className="hien-top-view__title hien-clamp-2">
								{ titleText( title ) }
							</span>
							<span className="hien-meta">
								{ viewCount( views ) }
							</span>
						</Link>
					</li>
				) ) }
			</ol>
		</Widget>
	);
}

import { __ } from '@wordpress/i18n';
import { ContentList } from '../../components/cards/content-list/content-list';
import { CoverImage } from '../../components/cards/cover/cover';
import { titleText } from '../../lib/formats';
import { withData } from '../with-data';
import type { DataProps } from '../with-data';
import { Link } from '../../components/ui/link/link';
import './images-screen.scss';

function Images( { data: { images, page } }: DataProps< 'images' > ) {
	return (
		<ContentList
			list={ images }
			page={ page }
			empty={ {
				title: __( 'Chưa có ảnh nào', 'hien' ),
				text: __(
					'Tấm ảnh đầu tiên sắp được treo lên. Bạn ghé lại nhé.',
					'hien'
				),
			} }
		>
			{ ( { data } ) => (
				<div className="hien-gallery">
					{ data.map( ( image, index ) => (
						<Link
							key={ image.id }
							className="hien-cover hien-gallery__item"
							to={ image.path }
						>
							<CoverImage
								post={ image }
								className="hien-cover__image"
								sizes="(max-width: 600px) 50x38vw, (max-width: 768px) 33x25vw, 250x188px"
								eager={ index === 0 }
								described
							/>
							<span className="hien-gallery__caption">
								<span className="hien-clamp-2">
									{ titleText( image.title ) }
								</span>
							</span>
						</Link>
					) ) }
				</div>
			) }
		</ContentList>
	);
}

export const ImagesScreen = withData( Images );

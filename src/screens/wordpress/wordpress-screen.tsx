import { __ } from '@wordpress/i18n';
import { CategorySection } from '../../components/cards/category-section/category-section';
import { Empty } from '../../components/ui/empty/empty';
import { PageContent } from '../../components/ui/page-content/page-content';
import { PageHead } from '../../components/ui/page-head/page-head';
import { CardSaveButton } from '../../features/favorites';
import { withData } from '../with-data';
import type { DataProps } from '../with-data';

function Wordpress( {
	screen,
	data: { featured, page },
}: DataProps< 'wordpress' > ) {
	const { within, sections } = featured;
	return (
		<>
			<PageHead
				title={ page.title }
				text={ page.text || ( within?.description ?? '' ) }
			/>
			<PageContent page={ page } />
			{ sections.length === 0 && (
				<section className="hien-card">
					<Empty
						art="chair"
						title={ __( 'Chưa có bài viết nào', 'hien' ) }
						text={ __(
							'Chuyên mục này đang chờ bài đầu tiên.',
							'hien'
						) }
					/>
				</section>
			) }
			{ sections.map( ( section, index ) => (
				<CategorySection
					saveButton={ ( post ) => (
						<CardSaveButton type="posts" item={ post } />
					) }
					key={ section.category.id }
					section={ section }
					eager={ index === 0 }
					here={ screen.path }
				/>
			) ) }
		</>
	);
}

/** The posts of one category, grouped by its child categories. */
export const WordpressScreen = withData( Wordpress );

import { __ } from '@wordpress/i18n';
import { CategorySection } from '../../components/cards/category-section/category-section';
import { Empty, LoadError } from '../../components/ui/empty/empty';
import { PageContent } from '../../components/ui/page-content/page-content';
import { PageHead } from '../../components/ui/page-head/page-head';
import { ListSkeleton } from '../../components/ui/skeleton/skeleton';
import { CardSaveButton } from '../../features/favorites';
import { both } from '../../lib/response-state';
import type { ScreenProps } from '../../lib/screen-props';
import { useScreenData } from '../../stores/use-screen-data';

/** The posts of one category, grouped by its child categories. */
export function WordpressScreen( { screen }: ScreenProps< 'wordpress' > ) {
	const response = both(
		useScreenData( screen, 'featured' ),
		useScreenData( screen, 'page' )
	);
	if ( response.status === 'loading' ) {
		return <ListSkeleton />;
	}
	if ( response.status === 'error' ) {
		return <LoadError retry={ response.retry } error={ response.error } />;
	}
	const [ { within, sections }, page ] = response.data;
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

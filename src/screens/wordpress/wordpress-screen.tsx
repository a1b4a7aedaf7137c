import { __ } from '@wordpress/i18n';
import { CategorySection } from '../../components/cards/category-section/category-section';
import { Empty, LoadError } from '../../components/ui/empty/empty';
import { PageHead } from '../../components/ui/page-head/page-head';
import { ListSkeleton } from '../../components/ui/skeleton/skeleton';
import { ROUTES } from '../../contract/routes';
import type { Featured } from '../../contract/types';
import { restPath } from '../../lib/paths';
import type { ScreenProps } from '../../lib/screen-props';
import { featuredStore } from '../../stores/resources';
import { useResponse } from '../../stores/use-response';

/** The posts of one category, grouped by what is below it. */
export function WordpressScreen( { screen }: ScreenProps ) {
	const featured = useResponse(
		featuredStore,
		restPath< Featured >( ROUTES.wordpress.rest[ 0 ], screen.params )
	);
	if ( featured.status === 'loading' ) {
		return <ListSkeleton />;
	}
	if ( featured.status === 'error' ) {
		return <LoadError retry={ featured.retry } />;
	}
	const { within, sections } = featured.data;
	return (
		<>
			<PageHead
				title={ __( 'WordPress', 'hien' ) }
				text={ within?.description ?? '' }
			/>
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
					key={ section.category.id }
					section={ section }
					eager={ index === 0 }
					here={ screen.path }
				/>
			) ) }
		</>
	);
}

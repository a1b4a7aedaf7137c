import { __, sprintf } from '@wordpress/i18n';
import { PostList } from '../../components/cards/post-list/post-list';
import { Breadcrumbs } from '../../components/ui/breadcrumbs/breadcrumbs';
import { PageContent } from '../../components/ui/page-content/page-content';
import { PageHead } from '../../components/ui/page-head/page-head';
import { site } from '../../lib/boot';
import { homeCrumb } from '../../lib/crumbs';
import { withoutPage } from '../../lib/paths';
import { withData } from '../with-data';
import type { DataProps } from '../with-data';

function Latest( { screen, data: { posts, page } }: DataProps< 'latest' > ) {
	return (
		<>
			<Breadcrumbs trail={ [ homeCrumb() ] } current={ page.title } />
			<PageHead
				title={ page.title }
				text={
					page.text ||
					sprintf(
						/* translators: %s: name of the site. */
						__( 'Những bài viết mới nhất trên %s.', 'hien' ),
						site().name
					)
				}
			/>
			<PageContent page={ page } />
			<PostList
				list={ posts }
				path={ withoutPage( screen.path ) }
				emptyText={ __(
					'Bài đầu tiên sắp lên hiên. Bạn ghé lại nhé.',
					'hien'
				) }
			/>
		</>
	);
}

export const LatestScreen = withData( Latest );

import { __, sprintf } from '@wordpress/i18n';
import { PostList } from '../../components/cards/post-list/post-list';
import { site } from '../../lib/boot';
import { homeCrumb } from '../../lib/crumbs';
import { withoutPage } from '../../lib/paths';
import { withData } from '../with-data';
import type { DataProps } from '../with-data';

function Latest( { screen, data: { posts, page } }: DataProps< 'latest' > ) {
	return (
		<PostList
			list={ posts }
			page={ {
				...page,
				text:
					page.text ||
					sprintf(
						/* translators: %s: name of the site. */
						__( 'Những bài viết mới nhất trên %s.', 'hien' ),
						site().name
					),
				path: withoutPage( screen.path ),
				trail: [ homeCrumb() ],
			} }
			emptyText={ __(
				'Bài đầu tiên sắp lên hiên. Bạn ghé lại nhé.',
				'hien'
			) }
		/>
	);
}

export const LatestScreen = withData( Latest );

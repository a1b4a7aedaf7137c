import { __ } from '@wordpress/i18n';
import { Breadcrumbs } from '../../components/ui/breadcrumbs/breadcrumbs';
import { homeCrumb } from '../../lib/crumbs';
import { PageHead } from '../../components/ui/page-head/page-head';
import { PostList } from '../../components/cards/post-list/post-list';
import { withData } from '../with-data';
import type { DataProps } from '../with-data';

function Tag( { data: { tag } }: DataProps< 'tag' > ) {
	const { term } = tag;
	return (
		<>
			<Breadcrumbs trail={ [ homeCrumb() ] } current={ term.name } />
			<PageHead title={ term.name } text={ term.description } />
			<PostList
				list={ tag }
				path={ term.path }
				emptyText={ __( 'Từ khóa này đang chờ bài đầu tiên.', 'hien' ) }
			/>
		</>
	);
}

export const TagScreen = withData( Tag );

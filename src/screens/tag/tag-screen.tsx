import { __ } from '@wordpress/i18n';
import { PostList } from '../../components/cards/post-list/post-list';
import { homeCrumb } from '../../lib/crumbs';
import { withData } from '../with-data';
import type { DataProps } from '../with-data';

function Tag( { data: { tag } }: DataProps< 'tag' > ) {
	const { name, description, path } = tag.term;
	return (
		<PostList
			list={ tag }
			page={ {
				title: name,
				text: description,
				path,
				trail: [ homeCrumb() ],
			} }
			emptyText={ __( 'Từ khóa này đang chờ bài đầu tiên.', 'hien' ) }
		/>
	);
}

export const TagScreen = withData( Tag );

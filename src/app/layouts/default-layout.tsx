import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { Profile } from '../../components/profile/profile';
import { AboutWidget } from '../../components/widgets/about-widget';
import { CategoriesWidget } from '../../components/widgets/categories-widget';
import { CommentsWidget } from '../../components/widgets/comments-widget';
import { CoursesWidget } from '../../components/widgets/courses-widget';
import { FriendsWidget } from '../../components/widgets/friends-widget';
import { ImagesWidget } from '../../components/widgets/images-widget';
import { LinkListWidget } from '../../components/widgets/link-list-widget';
import { TopViewWidget } from '../../components/widgets/top-view-widget';
import { VideosWidget } from '../../components/widgets/videos-widget';
import { useShell } from '../../stores/use-shell';

function Left() {
	const options = useShell( 'options' );
	return (
		<aside
			className="hien-layout__side is-left"
			aria-label={ __( 'Cột trái', 'hien' ) }
		>
			{ options && <Profile author={ options.author } /> }
			<ImagesWidget list={ useShell( 'images' ) } />
			<FriendsWidget list={ useShell( 'friends' ) } />
			<CommentsWidget list={ useShell( 'comments' ) } />
			<CoursesWidget list={ useShell( 'courses' ) } />
		</aside>
	);
}

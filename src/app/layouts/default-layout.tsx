import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { PartBoundary } from '../../components/ui/error-boundary/error-boundary';
import { Later } from '../../components/ui/later/later';
import { Profile } from '../../components/site/profile/profile';
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

function LeftColumn() {
	const options = useShell( 'options' );
	const images = useShell( 'images' );
	const friends = useShell( 'friends' );
	const comments = useShell( 'comments' );
	const courses = useShell( 'courses' );
	return (
		<>
			<PartBoundary>
				{ options && <Profile author={ options.author } /> }
			</PartBoundary>
			<PartBoundary>
				{ images && <ImagesWidget images={ images.data } /> }
			</PartBoundary>
			<PartBoundary>
				{ friends && <FriendsWidget friends={ friends.data } /> }
			</PartBoundary>
			<PartBoundary>
				{ comments && <CommentsWidget comments={ comments.data } /> }
			</PartBoundary>
			<PartBoundary>
				{ courses && <CoursesWidget courses={ courses.data } /> }
			</PartBoundary>
		</>
	);
}

function RightColumn() {
	const options = useShell( 'options' );
	const categories = useShell( 'categories' );
	const topView = useShell( 'top-view' );
	const videos = useShell( 'videos' );
	const links = useShell( 'links' );
	const projects = useShell( 'projects' );
	return (
		<>
			<PartBoundary>
				{ categories && (
					<CategoriesWidget categories={ categories.data } />
				) }
			</PartBoundary>
			<PartBoundary>
				{ topView && <TopViewWidget posts={ topView.data } /> }
			</PartBoundary>
			<PartBoundary>
				{ videos && <VideosWidget videos={ videos.data } /> }
			</PartBoundary>
			<div className="hien-layout__more">
				<PartBoundary>
					{ links && (
						<LinkListWidget
							title={ __( 'Liên kết bạn bè', 'hien' ) }
							items={ links.data }
						/>
					) }
				</PartBoundary>
				<PartBoundary>
					{ projects && (
						<LinkListWidget
							title={ __( 'Dự án tiêu biểu', 'hien' ) }
							items={ projects.data }
						/>
					) }
				</PartBoundary>
				<PartBoundary>
					{ options && (
						<LinkListWidget
							title={ __( 'Dịch vụ', 'hien' ) }
							items={ options.services }
						/>
					) }
				</PartBoundary>
				<PartBoundary>
					{ options && <AboutWidget bio={ options.author.bio } /> }
				</PartBoundary>
			</div>
		</>
	);
}

// Constant elements, so that a navigation does not re-render them.
const LEFT = <LeftColumn />;
const RIGHT = <RightColumn />;

/**
 * Three columns: the author, the screen, lists and links. The screen comes first in the document, for the keyboard and
 * for screen readers; the style sheet puts it in the middle. The columns move with the page until their end, and
 * then stay.
 */
export function DefaultLayout( {
	children,
}: {
	readonly children: ReactNode;
} ) {
	return (
		<div className="hien-layout">
			<div className="hien-layout__main">{ children }</div>
			<aside
				className="hien-layout__side is-left"
				aria-label={ __( 'Tác giả và cộng đồng', 'hien' ) }
			>
				<div className="hien-layout__widgets">
					<Later>{ LEFT }</Later>
				</div>
			</aside>
			<aside
				className="hien-layout__side is-right"
				aria-label={ __( 'Khám phá thêm', 'hien' ) }
			>
				<div className="hien-layout__widgets">
					<Later>{ RIGHT }</Later>
				</div>
			</aside>
		</div>
	);
}

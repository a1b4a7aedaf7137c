import { Children } from 'react';
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
import { PROJECTS_LIMIT } from '../../contract/constants';
import { siteOptions } from '../../lib/boot';
import { useShell } from '../../stores/use-shell';

/** Each widget in a boundary of its own. */
function Widgets( { children }: { readonly children: ReactNode } ) {
	return Children.map( children, ( widget ) => (
		<PartBoundary>{ widget }</PartBoundary>
	) );
}

function LeftColumn() {
	const options = siteOptions();
	const images = useShell( 'images' );
	const friends = useShell( 'friends' );
	const comments = useShell( 'comments' );
	const courses = useShell( 'courses' );
	return (
		<Widgets>
			<Profile author={ options.author } />
			{ images && <ImagesWidget { ...images } /> }
			{ friends && <FriendsWidget { ...friends } /> }
			{ comments && <CommentsWidget { ...comments } /> }
			{ courses && <CoursesWidget { ...courses } /> }
		</Widgets>
	);
}

function RightColumn() {
	const options = siteOptions();
	const categories = useShell( 'categories' );
	const topView = useShell( 'top-view' );
	const videos = useShell( 'videos' );
	const links = useShell( 'links' );
	return (
		<>
			<Widgets>
				{ categories && <CategoriesWidget { ...categories } /> }
				{ topView && <TopViewWidget { ...topView } /> }
				{ videos && <VideosWidget { ...videos } /> }
			</Widgets>
			<div className="hien-layout__more">
				<Widgets>
					{ links && (
						<LinkListWidget
							title={ __( 'Liên kết bạn bè', 'hien' ) }
							items={ links.data }
						/>
					) }
					<LinkListWidget
						title={ __( 'Dự án tiêu biểu', 'hien' ) }
						items={ options.projects.slice( 0, PROJECTS_LIMIT ) }
					/>
					<LinkListWidget
						title={ __( 'Dịch vụ', 'hien' ) }
						items={ options.services }
					/>
					<AboutWidget bio={ options.author.bio } />
				</Widgets>
			</div>
		</>
	);
}

// Constant elements, so that a navigation does not re-render them.
const LEFT = <LeftColumn />;
const RIGHT = <RightColumn />;

/**
 * Three columns, of which the screen comes first in the document, for the keyboard and screen readers. The others move
 * with the page until their end, and then stay.
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

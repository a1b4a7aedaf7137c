import { __, sprintf } from '@wordpress/i18n';
import { Avatar } from '../../components/ui/avatar/avatar';
import { Breadcrumbs } from '../../components/ui/breadcrumbs/breadcrumbs';
import { homeCrumb } from '../../lib/crumbs';
import { LoadError } from '../../components/ui/empty/empty';
import { PageContent } from '../../components/ui/page-content/page-content';
import { PageHead } from '../../components/ui/page-head/page-head';
import { Pagination } from '../../components/ui/pagination/pagination';
import { ListSkeleton } from '../../components/ui/skeleton/skeleton';
import { joinedOn } from '../../lib/dates';
import { pagePath, withoutPage } from '../../lib/paths';
import { both } from '../../lib/response-state';
import type { ScreenProps } from '../../lib/screen-props';
import { memberCount } from '../../lib/formats';
import { useScreenData } from '../../stores/use-screen-data';
import './members-screen.scss';

export function MembersScreen( { screen }: ScreenProps< 'members' > ) {
	const response = both(
		useScreenData( screen, 'members' ),
		useScreenData( screen, 'page' )
	);
	if ( response.status === 'loading' ) {
		return <ListSkeleton />;
	}
	if ( response.status === 'error' ) {
		return <LoadError retry={ response.retry } error={ response.error } />;
	}
	const [ { data, count, page, pages }, routePage ] = response.data;
	const { title, text } = routePage;
	const path = withoutPage( screen.path );
	return (
		<>
			<Breadcrumbs trail={ [ homeCrumb() ] } current={ title } />
			<PageHead
				title={ title }
				text={
					text ||
					sprintf(
						/* translators: %s: number of members, as "12 thành viên". */
						__( '%s, người mới đến đứng trước.', 'hien' ),
						memberCount( count )
					)
				}
			/>
			<PageContent page={ routePage } />
			<ul className="hien-card hien-members">
				{ data.map( ( { name, avt, date }, index ) => (
					<li key={ index } className="hien-members__one">
						<Avatar src={ avt } size="medium" />
						<span>
							<span className="hien-members__name">{ name }</span>
							<span className="hien-members__date">
								{ joinedOn( date ) }
							</span>
						</span>
					</li>
				) ) }
			</ul>
			<Pagination
				page={ page }
				pages={ pages }
				pathOf={ ( number ) => pagePath( path, number ) }
			/>
		</>
	);
}

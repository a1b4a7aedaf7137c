import { __, sprintf } from '@wordpress/i18n';
import { Avatar } from '../../components/ui/avatar/avatar';
import { Breadcrumbs } from '../../components/ui/breadcrumbs/breadcrumbs';
import { homeCrumb } from '../../lib/crumbs';
import { PageContent } from '../../components/ui/page-content/page-content';
import { PageHead } from '../../components/ui/page-head/page-head';
import { Pagination } from '../../components/ui/pagination/pagination';
import { joinedOn } from '../../lib/dates';
import { pagePath, withoutPage } from '../../lib/paths';
import { memberCount } from '../../lib/formats';
import { withData } from '../with-data';
import type { DataProps } from '../with-data';
import './members-screen.scss';

function Members( {
	screen,
	data: { members, page },
}: DataProps< 'members' > ) {
	const { title, text } = page;
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
						memberCount( members.count )
					)
				}
			/>
			<PageContent page={ page } />
			<ul className="hien-card hien-members">
				{ members.data.map( ( { name, avt, date }, index ) => (
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
				page={ members.page }
				pages={ members.pages }
				pathOf={ ( number ) => pagePath( path, number ) }
			/>
		</>
	);
}

export const MembersScreen = withData( Members );

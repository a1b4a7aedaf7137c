import { __, sprintf } from '@wordpress/i18n';
import { ContentList } from '../../components/cards/content-list/content-list';
import { Avatar } from '../../components/ui/avatar/avatar';
import { homeCrumb } from '../../lib/crumbs';
import { memberCount, joinedOn } from '../../lib/formats';
import { withData } from '../with-data';
import type { DataProps } from '../with-data';
import './members-screen.scss';

function Members( { data: { members, page } }: DataProps< 'members' > ) {
	return (
		<ContentList
			list={ members }
			page={ {
				...page,
				text:
					page.text ||
					sprintf(
						/* translators: %s: number of members, as "12 thành viên". */
						__( '%s, người mới đến đứng trước.', 'hien' ),
						memberCount( members.count )
					),
				trail: [ homeCrumb() ],
			} }
			empty={ {
				title: __( 'Chưa có thành viên nào', 'hien' ),
				text: __( 'Hiên còn nhiều chỗ ngồi. Bạn ghé lại nhé.', 'hien' ),
			} }
		>
			{ ( { data } ) => (
				<ul className="hien-card hien-members">
					{ data.map( ( { name, avt, date }, index ) => (
						<li key={ index } className="hien-members__one">
							<Avatar src={ avt } size="medium" />
							<span>
								<span className="hien-members__name">
									{ name }
								</span>
								<span className="hien-members__date">
									{ joinedOn( date ) }
								</span>
							</span>
						</li>
					) ) }
				</ul>
			) }
		</ContentList>
	);
}

export const MembersScreen = withData( Members );

import { __ } from '@wordpress/i18n';
import { ContentList } from '../../components/cards/content-list/content-list';
import { CourseCard } from '../../components/cards/course-card/course-card';
import { withData } from '../with-data';
import type { DataProps } from '../with-data';

function Courses( { data: { courses, page } }: DataProps< 'courses' > ) {
	return (
		<ContentList
			list={ courses }
			page={ page }
			empty={ {
				title: __( 'Chưa có khóa học nào', 'hien' ),
				text: __(
					'Khóa học đầu tiên đang được soạn. Bạn ghé lại nhé.',
					'hien'
				),
			} }
		>
			{ ( { data } ) => (
				<div className="hien-grid">
					{ data.map( ( course, index ) => (
						<CourseCard
							key={ course.id }
							course={ course }
							heading="h2"
							eager={ index === 0 }
						/>
					) ) }
				</div>
			) }
		</ContentList>
	);
}

export const CoursesScreen = withData( Courses );

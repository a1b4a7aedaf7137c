import { __ } from '@wordpress/i18n';
import { ContentList } from '../../components/cards/content-list/content-list';
import { CourseCard } from '../../components/cards/course-card/course-card';
import { GridSkeleton } from '../../components/ui/skeleton/skeleton';
import type { ScreenProps } from '../../lib/screen-props';
import { useScreenData } from '../../stores/use-screen-data';

export function CoursesScreen( { screen }: ScreenProps< 'courses' > ) {
	return (
		<ContentList
			list={ useScreenData( screen, 'courses' ) }
			page={ useScreenData( screen, 'page' ) }
			skeleton={ <GridSkeleton modifier="is-tall" /> }
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

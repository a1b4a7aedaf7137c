import { __ } from '@wordpress/i18n';
import type { CourseList } from '../../contract/types';
import { cx } from '../../lib/class-names';
import { titleText } from '../../lib/formats';
import { CoverImage, tileClass } from '../cards/cover/cover';
import { Price } from '../ui/price/price';
import { Widget } from './widget';
import { Link } from '../ui/link/link';

export function CoursesWidget( { data }: CourseList ) {
	return data.length === 0 ? null : (
		<Widget
			title={ __( 'Khóa học online', 'hien' ) }
			more={ { text: __( 'Tất cả', 'hien' ), path: '/khoa-hoc' } }
		>
			<div className="hien-course-mini">
				{ data.map( ( course ) => (
					<Link
						key={ course.id }
						className="hien-course-mini__item"
						to={ course.path }
					>
						<span
							className={ cx(
								'hien-cover hien-course-mini__cover',
								tileClass( course )
							) }
						>
							<CoverImage
								post={ course }
								className="hien-cover__image"
								sizes="122px"
							/>
						</span>
						<span>
							<span className="hien-course-mini__title hien-clamp-2">
								{ titleText( course.text ) }
							</span>
							<Price { ...course } />
						</span>
					</Link>
				) ) }
			</div>
		</Widget>
	);
}

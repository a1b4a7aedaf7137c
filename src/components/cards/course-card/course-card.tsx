import { __, sprintf } from '@wordpress/i18n';
import type { CourseSummary } from '../../../contract/types';
import { cx } from '../../../lib/class-names';
import { courseAddress } from '../../../lib/paths';
import { CoverImage, tileClass } from '../cover/cover';
import { Price } from '../../ui/price/price';
import './course-card.scss';

interface Props {
	readonly course: CourseSummary;
	/** Whether the card is in the first view. */
	readonly eager: boolean;
}

export function CourseCard( { course, eager }: Props ) {
	const { text, excerpt, percent } = course;
	const address = courseAddress( course );
	return (
		<article className="hien-card hien-course-card">
			<a
				className={ cx(
					'hien-cover hien-course-card__cover',
					tileClass( course )
				) }
				href={ address }
				tabIndex={ -1 }
				aria-hidden="true"
			>
				<CoverImage
					post={ course }
					className="hien-cover__image"
					sizes="(max-width: 600px) 100vw, 380px"
					eager={ eager }
				/>
				{ percent > 0 && (
					<span className="hien-badge hien-course-card__off">
						{ sprintf(
							/* translators: %d: how many per cent cheaper. */
							__( 'Giảm %d%%', 'hien' ),
							percent
						) }
					</span>
				) }
			</a>
			<div className="hien-course-card__body">
				<h2 className="hien-course-card__title">
					<a href={ address }>{ text }</a>
				</h2>
				{ excerpt && (
					<p className="hien-course-card__text hien-clamp-3">
						{ excerpt }
					</p>
				) }
				<div className="hien-course-card__foot">
					<Price { ...course } />
					<a
						className="hien-button is-soft is-small"
						href={ address }
						aria-label={ sprintf(
							/* translators: %s: name of a course. */
							__( 'Xem: %s', 'hien' ),
							text
						) }
					>
						{ __( 'Xem', 'hien' ) }
					</a>
				</div>
			</div>
		</article>
	);
}

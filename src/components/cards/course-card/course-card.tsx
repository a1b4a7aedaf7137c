import { __, sprintf } from '@wordpress/i18n';
import type { CourseSummary } from '../../../contract/types';
import { cx } from '../../../lib/class-names';
import { titleText } from '../../../lib/formats';
import { CoverImage, tileClass } from '../cover/cover';
import { Price } from '../../ui/price/price';
import { Link } from '../../ui/link/link';
import './course-card.scss';

interface Props {
	readonly course: CourseSummary;
	readonly heading: 'h2' | 'h3';
	readonly eager?: boolean;
}

export function CourseCard( props: Props ) {
	const { course, heading: Heading, eager = false } = props;
	const { path, text, excerpt, percent, sale_until: saleUntil } = course;
	return (
		<article className="hien-card hien-course-card">
			<Link
				className={ cx(
					'hien-cover hien-course-card__cover',
					tileClass( course )
				) }
				to={ path }
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
			</Link>
			<div className="hien-course-card__body">
				<Heading className="hien-course-card__title">
					<Link to={ path }>{ titleText( text ) }</Link>
				</Heading>
				{ excerpt && (
					<p className="hien-course-card__text hien-clamp-3">
						{ excerpt }
					</p>
				) }
				{ saleUntil && (
					<p className="hien-meta">
						{ sprintf(
							/* translators: %s: last day of a sale. */
							__( 'Ưu đãi đến %s', 'hien' ),
							saleUntil
						) }
					</p>
				) }
				<div className="hien-course-card__foot">
					<Price { ...course } />
					<Link
						className="hien-button is-soft is-small"
						to={ path }
						aria-label={ sprintf(
							/* translators: %s: name of a course. */
							__( 'Xem: %s', 'hien' ),
							text
						) }
					>
						{ __( 'Xem', 'hien' ) }
					</Link>
				</div>
			</div>
		</article>
	);
}

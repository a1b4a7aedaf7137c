import { __, sprintf } from '@wordpress/i18n';
import { SaveButton } from '../../features/favorites';
import { CourseCard } from '../../components/cards/course-card/course-card';
import { Article } from '../../components/post/article';
import { PostCover } from '../../components/post/post-cover';
import { ExternalMark } from '../../components/ui/link/external-mark';
import { Link } from '../../components/ui/link/link';
import { Price } from '../../components/ui/price/price';
import { SectionHead } from '../../components/ui/section-head/section-head';
import type { Course as CourseData } from '../../contract/types';
import { externalRel } from '../../lib/paths';
import { withData } from '../with-data';
import type { DataProps } from '../with-data';
import { siteOptions } from '../../lib/boot';
import { useShell } from '../../stores/use-shell';
import './course-screen.scss';

function SignUp( { link }: { readonly link: string } ) {
	const rel = externalRel( link );
	return (
		<a className="hien-button is-primary" href={ link } rel={ rel }>
			{ __( 'Đăng ký học', 'hien' ) }
			{ rel && <ExternalMark /> }
		</a>
	);
}

function Offer( { course }: { readonly course: CourseData } ) {
	const { link, sale_until: saleUntil } = course;
	return (
		<div className="hien-card hien-course-offer">
			<div>
				<Price { ...course } />
				{ saleUntil !== null && (
					<p className="hien-meta">
						{ sprintf(
							/* translators: %s: last day of a sale. */
							__( 'Ưu đãi đến %s', 'hien' ),
							saleUntil
						) }
					</p>
				) }
			</div>
			<div className="hien-course-offer__buttons">
				<SaveButton type="courses" id={ course.id } />
				{ link !== null && <SignUp link={ link } /> }
			</div>
		</div>
	);
}

const OTHERS = 2;

function After( { course }: { readonly course: CourseData } ) {
	const { handle } = siteOptions();
	const others = ( useShell( 'courses' )?.data ?? [] )
		.filter( ( { id } ) => id !== course.id )
		.slice( 0, OTHERS );
	const title = __( 'Khóa học khác', 'hien' );
	return (
		<>
			{ others.length > 0 && (
				<section className="hien-post__section" aria-label={ title }>
					<SectionHead
						title={ title }
						link={ {
							path: '/khoa-hoc',
							text: __( 'Xem tất cả', 'hien' ),
							label: __( 'Xem tất cả khóa học', 'hien' ),
						} }
					/>
					<div className="hien-grid">
						{ others.map( ( other ) => (
							<CourseCard
								key={ other.id }
								course={ other }
								heading="h3"
							/>
						) ) }
					</div>
				</section>
			) }
			<p className="hien-course-ask">
				<Link
					className="hien-button is-outline"
					to={ `/hoi-dap-${ handle }` }
				>
					{ __( 'Hỏi đáp về khóa học', 'hien' ) }
				</Link>
			</p>
		</>
	);
}

function Course( { data: { course } }: DataProps< 'course' > ) {
	return (
		<Article
			post={ { ...course, title: course.text } }
			cover={
				<>
					<PostCover post={ course } />
					<Offer course={ course } />
				</>
			}
			after={ <After course={ course } /> }
		/>
	);
}

export const CourseScreen = withData( Course );

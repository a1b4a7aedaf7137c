import ChevronLeft from 'lucide-static/icons/chevron-left.svg';
import ChevronRight from 'lucide-static/icons/chevron-right.svg';
import { __, sprintf } from '@wordpress/i18n';
import { cx } from '../../../lib/class-names';
import { formatNumber } from '../../../lib/formats';
import { Icon } from '../icon/icon';
import { Link } from '../link/link';
import './pagination.later.scss';

/** The numbers that a pagination shows: the first, the last, and three around the current page; null is a gap. */
export function pageNumbers(
	page: number,
	pages: number
): ( number | null )[] {
	const start = Math.max( 1, Math.min( page - 1, pages - 2 ) );
	const end = Math.min( pages, start + 2 );
	const shown = new Set( [ 1, pages ] );
	for ( let number = start; number <= end; number++ ) {
		shown.add( number );
	}
	const numbers: ( number | null )[] = [];
	let last = 0;
	for ( const number of [ ...shown ].sort( ( a, b ) => a - b ) ) {
		if ( number - last === 2 ) {
			numbers.push( number - 1 );
		} else if ( number - last > 2 ) {
			numbers.push( null );
		}
		numbers.push( number );
		last = number;
	}
	return numbers;
}

interface Props {
	readonly page: number;
	readonly pages: number;
	readonly pathOf: ( page: number ) => string;
	readonly label?: string;
	readonly className?: string;
}

export function Pagination( props: Props ) {
	const { page, pages, pathOf, label, className } = props;
	if ( pages < 2 ) {
		return null;
	}
	return (
		<nav
			className={ cx( 'hien-pagination', className ) }
			aria-label={ label ?? __( 'Phân trang', 'hien' ) }
		>
			{ page > 1 && (
				<Link
					className="hien-pagination__link is-step"
					rel="prev"
					to={ pathOf( page - 1 ) }
				>
					<Icon icon={ ChevronLeft } small />
					<span className="hien-pagination__word">
						{ __( 'Trang trước', 'hien' ) }
					</span>
				</Link>
			) }
			{ pageNumbers( page, pages ).map( ( number, index ) =>
				number === null ? (
					<span
						key={ `gap-${ index }` }
						className="hien-pagination__link"
					>
						…
					</span>
				) : (
					<Link
						key={ number }
						className={ cx(
							'hien-pagination__link',
							number === page && 'is-active'
						) }
						to={ pathOf( number ) }
						aria-current={ number === page ? 'page' : undefined }
						aria-label={ sprintf(
							/* translators: %s: page number. */
							__( 'Trang %s', 'hien' ),
							formatNumber( number )
						) }
					>
						{ formatNumber( number ) }
					</Link>
				)
			) }
			{ page < pages && (
				<Link
					className="hien-pagination__link is-step"
					rel="next"
					to={ pathOf( page + 1 ) }
				>
					<span className="hien-pagination__word">
						{ __( 'Trang sau', 'hien' ) }
					</span>
					<Icon icon={ ChevronRight } small />
				</Link>
			) }
		</nav>
	);
}

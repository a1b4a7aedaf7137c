import { __ } from '@wordpress/i18n';
import type { CourseSummary } from '../../../contract/types';
import { formatPrice } from '../../../lib/formats';
import './price.scss';

type Props = Pick< CourseSummary, 'price' | 'price_sale' >;

/** What a course costs: while a sale lasts its price, and the full one struck through. */
export function Price( { price, price_sale: sale }: Props ) {
	if ( sale === null ) {
		return (
			<span className="hien-price">
				<strong className="hien-price__full">
					{ formatPrice( price ) }
				</strong>
			</span>
		);
	}
	return (
		<span className="hien-price">
			<span className="hien-visually-hidden">
				{ `${ __( 'Giá ưu đãi', 'hien' ) } ` }
			</span>
			<strong className="hien-price__sale">
				{ formatPrice( sale ) }
			</strong>
			<span className="hien-visually-hidden">
				{ `, ${ __( 'giá gốc', 'hien' ) } ` }
			</span>
			<del className="hien-price__old">{ formatPrice( price ) }</del>
		</span>
	);
}

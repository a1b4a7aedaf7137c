import { createInterpolateElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { CourseSummary } from '../../../contract/types';
import { formatPrice } from '../../../lib/formats';
import './price.scss';

type Props = Pick< CourseSummary, 'price' | 'price_sale' >;

/** The price of a course; during a sale the sale price, with the full price struck through. */
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
			{ createInterpolateElement(
				/* translators: <label>: what only screen readers say; <sale/>: the price while a sale lasts; <full/>: the full price. */
				__(
					'<label>Giá ưu đãi </label><sale/><label>, giá gốc </label><full/>',
					'hien'
				),
				{
					label: <span className="hien-visually-hidden" />,
					sale: (
						<strong className="hien-price__sale">
							{ formatPrice( sale ) }
						</strong>
					),
					full: (
						<del className="hien-price__old">
							{ formatPrice( price ) }
						</del>
					),
				}
			) }
		</span>
	);
}

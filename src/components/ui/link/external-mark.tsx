import ArrowUpRight from 'lucide-static/icons/arrow-up-right.svg';
import { __ } from '@wordpress/i18n';
import { Icon } from '../icon/icon';

/** An arrow at the end of a link to another site, with a text for screen readers. */
export function ExternalMark() {
	return (
		<>
			<span className="hien-visually-hidden">
				{ __( '(trang ngoài)', 'hien' ) }
			</span>
			<Icon icon={ ArrowUpRight } small />
		</>
	);
}

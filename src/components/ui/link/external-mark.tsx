import ArrowUpRight from 'lucide-static/icons/arrow-up-right.svg';
import { __ } from '@wordpress/i18n';
import { Icon } from '../icon/icon';

/** An arrow, and words for screen readers, at the end of a link that leaves the site. */
export function ExternalMark() {
	return (
		<>
			<span className="hien-visually-hidden">
				{ __( '(mở trang khác)', 'hien' ) }
			</span>
			<Icon icon={ ArrowUpRight } small />
		</>
	);
}

import X from 'lucide-static/icons/x.svg';
import { __ } from '@wordpress/i18n';
import { Icon } from '../icon/icon';

export function CloseButton( props: { readonly onClick: () => void } ) {
	return (
		<button
			className="hien-icon-button"
			type="button"
			aria-label={ __( 'Đóng', 'hien' ) }
			onClick={ props.onClick }
		>
			<Icon icon={ X } />
		</button>
	);
}

import { __ } from '@wordpress/i18n';
import type { Crumb } from '../contract/types';

export function homeCrumb(): Crumb {
	return { name: __( 'Trang chủ', 'hien' ), path: '/' };
}

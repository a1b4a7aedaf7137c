import { __ } from '@wordpress/i18n';

export interface Crumb {
	readonly name: string;
	readonly path: string;
}

export function homeCrumb(): Crumb {
	return { name: __( 'Trang chủ', 'hien' ), path: '/' };
}

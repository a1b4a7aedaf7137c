import { __ } from '@wordpress/i18n';

/** One step of a breadcrumb trail. */
export interface Crumb {
	readonly name: string;
	/** Path below the home address. */
	readonly path: string;
}

/** The first step of every trail. */
export function homeCrumb(): Crumb {
	return { name: __( 'Trang chủ', 'hien' ), path: '/' };
}

import { __ } from '@wordpress/i18n';
import type { Screen } from '../contract/types';

/** Lets the edit link of WordPress's admin bar follow the screens: core has printed it for the first one. */
export function updateAdminBar( { edit_url: address }: Screen ): void {
	const bar = document.getElementById( 'wp-admin-bar-root-default' );
	bar?.querySelector( '#wp-admin-bar-edit' )?.remove();
	if ( ! bar || address === null ) {
		return;
	}
	const item = document.createElement( 'li' );
	item.id = 'wp-admin-bar-edit';
	item.role = 'group';
	const link = document.createElement( 'a' );
	link.className = 'ab-item';
	link.role = 'menuitem';
	link.href = address;
	link.textContent = __( 'Chỉnh sửa', 'hien' );
	item.append( link );
	bar.append( item );
}

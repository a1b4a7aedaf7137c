import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { Spinner } from '../../ui/spinner/spinner';

/** Shows a form whose code loads after the screen. On a page that the server printed, the printed form stays until then. */
export function FormSlot( { children }: { readonly children: ReactNode } ) {
	return (
		<Suspense fallback={ <Spinner label={ __( 'Đang tải', 'hien' ) } /> }>
			{ children }
		</Suspense>
	);
}

import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { Spinner } from '../spinner/spinner';

/**
 * Shows a part whose code loads after the rest, such as a form. What the server printed of it, between
 * hien_suspense_start() and hien_suspense_end(), stays until then.
 */
export function LazySlot( { children }: { readonly children: ReactNode } ) {
	return (
		<Suspense fallback={ <Spinner label={ __( 'Đang tải', 'hien' ) } /> }>
			{ children }
		</Suspense>
	);
}

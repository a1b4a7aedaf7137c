import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { Spinner } from '../spinner/spinner';

/**
 * A Suspense boundary for a lazy component, such as a form. The HTML that the server printed between
 * hien_suspense_start() and hien_suspense_end() stays until the code is loaded.
 */
export function LazySlot( { children }: { readonly children: ReactNode } ) {
	return (
		<Suspense fallback={ <Spinner label={ __( 'Đang tải', 'hien' ) } /> }>
			{ children }
		</Suspense>
	);
}

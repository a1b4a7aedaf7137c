import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { Spinner } from '../../ui/spinner/spinner';

/** The place of a form whose code loads after the screen; on a page that the server printed the form is there before. */
export function FormSlot( { children }: { readonly children: ReactNode } ) {
	return (
		<Suspense fallback={ <Spinner label={ __( 'Đang tải', 'hien' ) } /> }>
			{ children }
		</Suspense>
	);
}

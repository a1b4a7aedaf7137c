import type { ReactNode } from 'react';

/** Announces its changes to screen readers. Render it always: they ignore a region inserted with its text. */
export function LiveRegion( { message }: { readonly message: ReactNode } ) {
	return (
		<div className="hien-visually-hidden" role="status" aria-live="polite">
			{ message }
		</div>
	);
}

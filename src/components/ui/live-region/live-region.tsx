import type { ReactNode } from 'react';

/**
 * Announces changes of its message to screen readers. Render it always: they do not announce a region that is inserted
 * with its text.
 */
export function LiveRegion( { message }: { readonly message: ReactNode } ) {
	return (
		<div className="hien-visually-hidden" role="status" aria-live="polite">
			{ message }
		</div>
	);
}

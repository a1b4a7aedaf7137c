import type { ReactNode } from 'react';

/** Announces a change to screen readers. It is always rendered, since they only notice changes of its text. */
export function LiveRegion( { message }: { readonly message: ReactNode } ) {
	return (
		<div className="hien-visually-hidden" role="status" aria-live="polite">
			{ message }
		</div>
	);
}

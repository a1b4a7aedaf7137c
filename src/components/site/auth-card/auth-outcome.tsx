import type { ReactNode } from 'react';
import { takeFocus } from '../../../lib/take-focus';

/** The message that replaces a sent form, and takes the focus from its button, so that screen readers read it. */
export function AuthOutcome( { children }: { readonly children: ReactNode } ) {
	return (
		<p
			ref={ takeFocus }
			className="hien-auth__notice"
			role="status"
			tabIndex={ -1 }
		>
			{ children }
		</p>
	);
}

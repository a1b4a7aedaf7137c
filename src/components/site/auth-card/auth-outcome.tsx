import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

/** The message that replaces a sent form, and takes the focus from its button, so that screen readers read it. */
export function AuthOutcome( { children }: { readonly children: ReactNode } ) {
	const element = useRef< HTMLParagraphElement >( null );
	useEffect( () => element.current?.focus(), [] );
	return (
		<p
			ref={ element }
			className="hien-auth__notice"
			role="status"
			tabIndex={ -1 }
		>
			{ children }
		</p>
	);
}

import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

/** What came of a form, in its place. Takes the focus, which went with the form's button, and so is read out. */
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

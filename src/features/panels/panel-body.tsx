import type { ReactNode } from 'react';

/** The part of a panel that scrolls. By its `tabIndex` it is no Tab stop in Firefox either; what it contains is. */
export function PanelBody( { children }: { readonly children: ReactNode } ) {
	return (
		<div className="hien-panel__body" tabIndex={ -1 }>
			{ children }
		</div>
	);
}

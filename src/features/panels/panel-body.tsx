import type { ReactNode } from 'react';

/**
 * The part of a panel that scrolls. With its `tabIndex` it is no Tab stop in Firefox either, since the links and buttons in
 * it are.
 */
export function PanelBody( { children }: { readonly children: ReactNode } ) {
	return (
		<div className="hien-panel__body" tabIndex={ -1 }>
			{ children }
		</div>
	);
}

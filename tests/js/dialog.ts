/** Gives jsdom the modal dialogs of a browser: the focus stays inside until they close, and then goes back. */
export function installDialogs(): void {
	let before: Element | null = null;
	let open = new AbortController();
	Object.assign( HTMLDialogElement.prototype, {
		showModal( this: HTMLDialogElement ) {
			before = this.ownerDocument.activeElement;
			open = new AbortController();
			this.open = true;
			document.addEventListener(
				'focusin',
				( { target, relatedTarget } ) => {
					const isInside = this.contains( target as Node );
					if ( ! isInside && relatedTarget instanceof HTMLElement ) {
						relatedTarget.focus();
					}
				},
				{ signal: open.signal }
			);
		},
		close( this: HTMLDialogElement ) {
			open.abort();
			this.open = false;
			if ( before instanceof HTMLElement ) {
				before.focus();
			}
		},
	} );
}

/** Gives jsdom modal dialogs: the focus stays inside the last one that was opened, and returns when that closes. */
export function installDialogs(): void {
	const opened = new Map< HTMLDialogElement, () => void >();
	Object.assign( HTMLDialogElement.prototype, {
		showModal( this: HTMLDialogElement ) {
			const before = this.ownerDocument.activeElement;
			const listening = new AbortController();
			this.open = true;
			document.addEventListener(
				'focusin',
				( { target, relatedTarget } ) => {
					const isLast = [ ...opened.keys() ].pop() === this;
					const isInside = this.contains( target as Node );
					if (
						isLast &&
						! isInside &&
						relatedTarget instanceof HTMLElement
					) {
						relatedTarget.focus();
					}
				},
				{ signal: listening.signal }
			);
			opened.set( this, () => {
				listening.abort();
				if ( before instanceof HTMLElement ) {
					before.focus();
				}
			} );
			this.querySelector< HTMLElement >( 'button, input' )?.focus();
		},
		close( this: HTMLDialogElement ) {
			const end = opened.get( this );
			opened.delete( this );
			this.open = false;
			end?.();
		},
	} );
}

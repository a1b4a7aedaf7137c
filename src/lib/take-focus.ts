/** The ref of an element that gets the focus when it is rendered, in place of what was pressed. */
export function takeFocus( element: HTMLElement | null ): void {
	element?.focus();
}

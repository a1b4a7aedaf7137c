/** Whether a click on a link is a plain one: no modifier key that opens a tab or window, or downloads. */
export function isPlainClick( event: {
	readonly altKey: boolean;
	readonly button: number;
	readonly ctrlKey: boolean;
	readonly metaKey: boolean;
	readonly shiftKey: boolean;
} ): boolean {
	const { altKey, button, ctrlKey, metaKey, shiftKey } = event;
	return button === 0 && ! ( altKey || ctrlKey || metaKey || shiftKey );
}

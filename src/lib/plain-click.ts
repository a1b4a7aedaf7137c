/** Whether a click asks for nothing but to follow a link: no new tab, no window, no download. */
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

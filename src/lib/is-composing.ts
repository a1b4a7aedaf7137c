/** Whether a key event belongs to an input method that is composing a word, such as a Vietnamese one. */
export function isComposing( {
	isComposing: composes,
	keyCode,
}: Pick< KeyboardEvent, 'isComposing' | 'keyCode' > ): boolean {
	// Safari ends the composition before the key that ended it, and gives that key this code.
	return composes || keyCode === 229;
}

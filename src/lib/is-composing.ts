/** Whether a key belongs to an input method, which composes a word with it, such as a Vietnamese one. */
export function isComposing( {
	isComposing: composes,
	keyCode,
}: Pick< KeyboardEvent, 'isComposing' | 'keyCode' > ): boolean {
	// Safari ends the composition before the key that ended it, and gives that key this code.
	return composes || keyCode === 229;
}

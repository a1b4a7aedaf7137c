interface Connection {
	readonly saveData?: boolean;
	readonly effectiveType?: string;
}

/** Whether a visitor's connection is too dear for guesses. */
export function isSaving(): boolean {
	const { onLine, connection } = navigator as Navigator & {
		readonly connection?: Connection;
	};
	return (
		! onLine ||
		connection?.saveData === true ||
		/(^|-)2g$/.test( connection?.effectiveType ?? '' )
	);
}

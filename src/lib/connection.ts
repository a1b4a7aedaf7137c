interface Connection {
	readonly saveData?: boolean;
	readonly effectiveType?: string;
}

/** Whether not to prefetch: the browser is offline, saves data, or has a 2G connection. */
export function savesData(): boolean {
	const { onLine, connection } = navigator as Navigator & {
		readonly connection?: Connection;
	};
	return (
		! onLine ||
		connection?.saveData === true ||
		/(^|-)2g$/.test( connection?.effectiveType ?? '' )
	);
}

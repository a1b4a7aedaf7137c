export function getLanguages(
	wordpress: string,
	api?: string
): Promise< { dir: string | undefined; missing: string } >;

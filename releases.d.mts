export function refuseExisting( releases: string, version: string ): void;

export function newestBefore( releases: string, version: string ): string[];

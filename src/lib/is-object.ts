/** Whether a value that came as JSON, or was thrown, has members. */
export function isObject( value: unknown ): value is Record< string, unknown > {
	return typeof value === 'object' && value !== null;
}

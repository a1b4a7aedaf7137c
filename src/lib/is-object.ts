/** Whether an unknown value is an object, so that its properties can be read. */
export function isObject( value: unknown ): value is Record< string, unknown > {
	return typeof value === 'object' && value !== null;
}

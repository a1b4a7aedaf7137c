/** Thousands with dots: 1.248. */
export function formatNumber( value: number ): string {
	return String( value ).replace( /\B(?=(\d{3})+$)/g, '.' );
}

/** Tells screen readers what changed; stays in the page so that they listen to it. */
export function LiveRegion( { message }: { readonly message: string } ) {
	return (
		<div className="hien-visually-hidden" role="status" aria-live="polite">
			{ message }
		</div>
	);
}

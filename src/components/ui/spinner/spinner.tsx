import './spinner.scss';

/** Spins during a small request. */
export function Spinner( { label }: { readonly label: string } ) {
	return <span className="hien-spinner" role="status" aria-label={ label } />;
}

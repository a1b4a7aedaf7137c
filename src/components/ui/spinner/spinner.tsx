import './spinner.scss';

/** Turns while something small is on its way. */
export function Spinner( { label }: { readonly label: string } ) {
	return <span className="hien-spinner" role="status" aria-label={ label } />;
}

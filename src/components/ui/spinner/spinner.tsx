import './spinner.later.scss';

/** Shown in a button or field during its request. */
export function Spinner( { label }: { readonly label: string } ) {
	return <span className="hien-spinner" role="status" aria-label={ label } />;
}

import { createInterpolateElement } from '@wordpress/element';
import { Link } from '../../ui/link/link';

interface Props {
	/** A translated sentence, with <a> around the words that are the link. */
	readonly text: string;
	readonly to: string;
}

/** A way on, below the form of an AuthCard. */
export function AuthMore( { text, to }: Props ) {
	return (
		<p className="hien-auth__more">
			{ createInterpolateElement( text, {
				a: <Link className="hien-auth__link" to={ to } />,
			} ) }
		</p>
	);
}

import { useFormContext } from 'react-hook-form';
import { useIsHydrating } from '../../lib/use-is-hydrating';

/** A field that people do not see and robots fill in; see Rest/Honeypot.php. For forms with `hasHoneypot`. */
export function Honeypot() {
	const { register } = useFormContext();
	return useIsHydrating() ? null : (
		<input
			{ ...register( 'website' ) }
			className="hien-visually-hidden"
			type="text"
			defaultValue=""
			tabIndex={ -1 }
			autoComplete="off"
			aria-hidden="true"
		/>
	);
}

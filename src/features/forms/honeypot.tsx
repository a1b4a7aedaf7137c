import { useFormContext } from 'react-hook-form';
import { useIsHydrating } from '../../lib/use-is-hydrating';

/** Name of the field; the same in Rest/Honeypot.php. */
export const HONEYPOT = 'hien_extra';

/** A field that people do not see and robots fill in; see Rest/Honeypot.php. For forms with `hasHoneypot`. */
export function Honeypot() {
	const { register } = useFormContext();
	return useIsHydrating() ? null : (
		<input
			{ ...register( HONEYPOT ) }
			className="hien-visually-hidden"
			type="text"
			defaultValue=""
			tabIndex={ -1 }
			autoComplete="off"
			data-1p-ignore="true"
			data-lpignore="true"
			data-bwignore="true"
			aria-hidden="true"
		/>
	);
}

import { useFormContext } from 'react-hook-form';
import { useIsHydrating } from '../../lib/use-is-hydrating';

/** A field that people do not see and robots fill in; see Rest/Spam_Trap.php. For forms with `isTrapped`. */
export function SpamTrap() {
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

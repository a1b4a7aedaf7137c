import { __ } from '@wordpress/i18n';
import { LazySlot } from '../../components/ui/lazy-slot/lazy-slot';
import { MemberForm } from './lazy-forms';

/** The box for feedback in the account panel. */
export function Feedback() {
	return (
		<LazySlot>
			<MemberForm
				name="feedback"
				type="Góp ý"
				className="hien-panel__form"
				label={ __( 'Góp ý cho tác giả', 'hien' ) }
				required={ __( 'Vui lòng nhập nội dung góp ý!', 'hien' ) }
				button={ __( 'Góp ý', 'hien' ) }
			/>
		</LazySlot>
	);
}
